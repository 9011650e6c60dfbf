/**
 * The parts of the app that open without a connection: the frame, home, and the team and the predictions of a room. All
 * other pages are kept once they were visited.
 */
const PARTS = [
  /app\/src\/main\.tsx$/,
  /app\/src\/shell\/(PlayShell|CompeSala|PrediSala|SalaFrame)\.tsx$/,
  /app\/src\/pages\/play\/home\/HomePage\.tsx$/,
  /app\/src\/pages\/(compe\/sala\/TeamPage|predi\/sala\/PredictionsPage)\.tsx$/,
  /widgets\/src\/LineupEditor\/(editingChunk|dialogsChunk|PlayerPicker|PickerSheet|ListView)\.tsx?$/,
  /widgets\/src\/LineupEditor\/picker\/PlayerPicker\.tsx$/,
  /core\/src\/client\/(request|liveStream|writePath)\.ts$/,
  /app\/src\/(offline|outbox|worker)\/[^/]+\.tsx?$/,
];

const isPart = (id) => PARTS.some((part) => part.test(id));
// Older phones' formats of the same letters, and maps, are nothing that opens a page.
const isKept = (name) => /\.(js|css|woff2)$/.test(name);

/**
 * The files of a first visit, sorted, and the script that the page starts with.
 * @param {Record<string, any>} bundle as the bundler writes it
 */
export function filesOf(bundle) {
  const files = new Set();
  const add = (name) => {
    const chunk = bundle[name];
    if (!chunk || files.has(name)) return;
    files.add(name);
    if (chunk.type !== 'chunk') return;
    for (const other of [...chunk.imports, ...assetsOf(chunk)]) add(other);
  };
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
  for (const { fileName, moduleIds } of chunks) if (moduleIds.some(isPart)) add(fileName);
  for (const { fileName } of Object.values(bundle)) if (/\.(css|woff2)$/.test(fileName)) files.add(fileName);
  const start = chunks.find(({ isEntry }) => isEntry)?.fileName ?? '';
  return { files: [...files].filter(isKept).sort(), start };
}

const assetsOf = ({ viteMetadata }) => [...(viteMetadata?.importedCss ?? []), ...(viteMetadata?.importedAssets ?? [])];
