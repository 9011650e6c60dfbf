import { setTimeout as wait } from 'node:timers/promises';

/**
 * What a caller knows of a request: the answer, or that none came (`lost`).
 * @typedef {{ status: number, body: any, headers: Headers, lost?: undefined } | { lost: string, status?: undefined, body?: undefined, headers?: undefined }} Answer
 */

/**
 * Sends one request.
 * @param {string} address of the server
 * @param {string} path under `/services/`
 * @param {{ token?: string, method?: string, body?: unknown, key?: string, signal?: AbortSignal, headers?: Record<string, string> }} [options]
 *   a body of FormData is sent as a form, any other as JSON
 * @returns {Promise<Answer>}
 */
export async function call(
  address,
  path,
  { token, body, method = body === undefined ? 'GET' : 'POST', key, signal, headers: more } = {},
) {
  const form = body instanceof FormData;
  const headers = {
    ...more,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
    ...(key ? { 'idempotency-key': key } : {}),
  };
  try {
    const response = await fetch(`${address}/services/${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
      signal: signal ?? AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? null : JSON.parse(text), headers: response.headers };
  } catch (error) {
    return { lost: String(error.cause?.code ?? error.message) };
  }
}

const MOST_WAIT_MS = 2000;

/**
 * An answer in a line.
 * @param {Answer} answer
 */
export const saidBy = ({ lost, status, body }) =>
  lost ?? [status, body?.code, ...(body?.reasons ?? [])].filter(Boolean).join(' ');

/**
 * Whether nobody can say yet what became of a write.
 * @param {Answer} answer
 */
export const unknown = ({ lost, status }) => lost !== undefined || status === 503 || status === 502 || status === 504;

/**
 * As a client does: asks again, with the same key, until the server says what became of it.
 * @param {() => string} address where the server is now
 * @param {string} path
 * @param {Parameters<typeof call>[2] & { key: string }} sent
 * @param {{ forMs?: number, onUnknown?: (answer: Answer) => void }} [options]
 */
export async function callUntilKnown(address, path, sent, { forMs = 120_000, onUnknown = () => undefined } = {}) {
  const end = Date.now() + forMs;
  for (let pause = 100; ; pause = Math.min(pause * 2, MOST_WAIT_MS)) {
    const answer = await call(address(), path, sent);
    if (!unknown(answer) || Date.now() > end) return answer;
    onUnknown(answer);
    await wait(pause * (0.5 + Math.random() / 2));
  }
}
