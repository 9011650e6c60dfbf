import { z } from 'zod';
import type { AppFile, AppFiles } from '../../platform/http/appFiles';

const Manifest = z.object({
  version: z.string().regex(/^[\w.-]+$/),
  files: z.record(z.string(), z.object({ integrity: z.string() })),
});

/** The embed as its build left it: one version, and the files that its manifest names. */
export interface BuiltEmbed {
  version: string;
  /** Whether the manifest names a file. */
  has(name: string): boolean;
  /** A file of this version; null when the manifest does not name it. Throws EmbedChanged. */
  file(name: string, acceptEncoding: string): Promise<AppFile | null>;
}

/** The files are no longer those that the manifest names: an address that is kept for ever must not carry others. */
export class EmbedChanged extends Error {
  override readonly name = 'EmbedChanged';
}

async function integrityOf(bytes: AppFile['bytes']): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...digest))}`;
}

async function readManifest(files: AppFiles): Promise<z.output<typeof Manifest> | null> {
  const file = await files.file('manifest.json', '');
  return file && Manifest.parse(JSON.parse(new TextDecoder().decode(file.bytes)));
}

/** Reads what the embed's build left in `files`; returns null while it has not been built. */
export function builtEmbed(files: AppFiles): () => Promise<BuiltEmbed | null> {
  const sound = new Map<string, Promise<boolean>>();
  const isSound = async (name: string, integrity: string) => {
    const plain = await files.file(name, '');
    return plain !== null && (await integrityOf(plain.bytes)) === integrity;
  };
  return async () => {
    const manifest = await readManifest(files);
    if (!manifest) return null;
    const has = (name: string) => Object.hasOwn(manifest.files, name);
    const file: BuiltEmbed['file'] = async (name, acceptEncoding) => {
      const named = has(name) ? manifest.files[name] : undefined;
      if (!named) return null;
      const known = sound.get(name) ?? isSound(name, named.integrity);
      sound.set(name, known);
      if (!(await known)) throw new EmbedChanged(name);
      return files.file(name, acceptEncoding);
    };
    return { version: manifest.version, has, file };
  };
}
