import type { FormShape } from '@arma11/core/contract';
import { Refusal } from '../refusal';
import { invalid } from '../invalid';
import { strictJson } from './strictJson';

const MOST_JSON = 64 * 1024;
const MOST_FORM = 4 * 1024;
const MOST_FIELDS = 2;

const tooLarge = () => new Refusal(413, 'ARCHIVO_GRANDE', 'Lo que envías es demasiado grande.');

/** The sender has gone: nobody hears it, and nothing of ours has failed. */
const cutOff = () => invalid({}, 'El envío se cortó antes de terminar. Intenta de nuevo.');

/** The body's bytes, read no further than the limit whatever Content-Length says. */
async function bounded(request: Request, most: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > most) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = request.body?.getReader();
  const next = () =>
    reader?.read().catch((error: unknown) => {
      throw request.signal.aborted ? cutOff() : error;
    });
  for (let part = await next(); part && !part.done; part = await next()) {
    length += part.value.byteLength;
    if (length > most) throw tooLarge();
    chunks.push(part.value);
  }
  const out = new Uint8Array(length);
  chunks.reduce((at, chunk) => (out.set(chunk, at), at + chunk.byteLength), 0);
  return out;
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalid({}, 'Los datos enviados no están en UTF-8.');
  }
}

/** A JSON body, of at most 64 KiB unless told; nothing at all reads as `{}`. */
export async function readJson(request: Request, most = MOST_JSON): Promise<unknown> {
  const text = decoded(await bounded(request, most));
  return text.trim() === '' ? {} : strictJson(text);
}

const LOGIN_FORM: Omit<FormShape, 'file'> & { file?: string } = { fields: MOST_FIELDS, mostBytes: MOST_FORM };

/** A form of at most 4 KiB and two text fields without files, unless its call says what it carries. */
export async function readForm(
  request: Request,
  shape: true | FormShape = true,
): Promise<Record<string, string | File>> {
  const { fields: most, file, mostBytes } = shape === true ? LOGIN_FORM : shape;
  const type = request.headers.get('content-type') ?? '';
  const bytes = await bounded(request, mostBytes);
  if (!type.startsWith('multipart/form-data')) throw invalid({}, 'Envía los datos como formulario.');
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData().catch(() => {
    throw invalid({}, 'El formulario no se puede leer.');
  });
  const fields = [...form];
  const names = new Set(fields.map(([name]) => name));
  if (fields.length > most || names.size < fields.length) throw invalid({}, 'El formulario tiene campos de más.');
  return Object.fromEntries(
    fields.map(([name, value]) => {
      if (typeof value !== 'string' && name !== file) throw invalid({ [name]: 'Aquí no se aceptan archivos.' });
      return [name, value];
    }),
  );
}
