import { type FileStore, FilesUnavailable } from './FileStore';

const PROBE = 'probe';

async function probe(files: FileStore, name: string): Promise<string | null> {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  await files.put(name, bytes);
  const found = await files.get(name);
  if (!found || !bytes.every((byte, at) => byte === found[at]))
    return `${files.place} does not give back what it took.`;
  for await (const page of files.list(PROBE)) if (page.some((file) => file.name === name)) return null;
  return `${files.place} does not list what it took.`;
}

/** Writes, reads, lists and deletes a small file. What does not work, as a sentence, or null. */
export async function filesTrouble(files: FileStore): Promise<string | null> {
  const name = `${PROBE}/${crypto.randomUUID().replaceAll('-', '')}`;
  try {
    const trouble = await probe(files, name);
    await files.delete(name);
    return trouble;
  } catch (error) {
    if (error instanceof FilesUnavailable) return error.message;
    throw error;
  }
}
