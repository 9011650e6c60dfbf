/** Ids may be read in a log; what stands in such a place may be a secret, or somebody's name. */
const SECRET = new Set(['{code}', '{key}', '{keyusername}']);
const isId = (part: string) => /^\d{1,10}$/.test(part);
/** A word of an address, or a file of ours. */
const isWord = (part: string) => part === '' || /^[a-z]+(-[a-z]+)*$/.test(part) || /\.[a-z0-9]{1,12}$/.test(part);
const LONGEST = 200;

function loggedPart(part: string, own: string | undefined): string {
  if (own?.startsWith('{')) return isId(part) && !SECRET.has(own) ? part : own;
  return part === own || isId(part) || isWord(part) ? part : '{}';
}

/**
 * A path as the log may keep it: with ids, and without what people type or are given (codes, keys, names). Of a call that
 * does not exist nothing is known, so nothing is kept.
 */
export function loggedPath(template: string, path: string): string {
  if (template.startsWith('/services/') && template.endsWith('*')) return template;
  const own = template.split('/');
  const kept = path.split('/').map((part, index) => loggedPart(part, own[index]));
  return kept.join('/').slice(0, LONGEST);
}
