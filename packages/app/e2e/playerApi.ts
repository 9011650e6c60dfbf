import type { BrowserContextOptions } from 'playwright-core';
import type { Phone } from './phone';
import { sessionOf } from './session';

/** What a player's own calls answer, beside the browser. */
export interface PlayerApi {
  /** Opens a browser context with the same session. */
  session: Pick<BrowserContextOptions, 'storageState'>;
  get<T>(path: string): Promise<T>;
  /** Asks for it once: every call brings a key of its own. */
  post<T>(path: string, body: unknown): Promise<T>;
}

/** The calls of whoever has this token. */
export function apiWith(baseUrl: string, access: string): PlayerApi {
  const ask = async (path: string, init: RequestInit, headers: Record<string, string>) => {
    const authorization = `Bearer ${access}`;
    const response = await fetch(`${baseUrl}/services/${path}`, { ...init, headers: { ...headers, authorization } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  return {
    session: sessionOf(baseUrl, access),
    get: (path) => ask(path, {}, {}),
    post: (path, body) =>
      ask(
        path,
        { method: 'POST', body: JSON.stringify(body) },
        { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
      ),
  };
}

/** Signs in by API, to compare what the screen says with what the server knows. */
export async function playerApi(baseUrl: string, email = 'demo@arma11.pe', password = 'jugar2026'): Promise<PlayerApi> {
  const form = new FormData();
  form.set('email', email);
  form.set('password', password);
  const answer = await fetch(`${baseUrl}/services/users/login-default/`, { method: 'POST', body: form });
  const { access } = (await answer.json()) as { access: string };
  return apiWith(baseUrl, access);
}

/** The calls of whoever is signed in on that phone, with the same session. */
export async function apiOf({ page }: Phone): Promise<PlayerApi> {
  const access = await page.evaluate(() => localStorage.getItem('user-token'));
  if (access === null) throw new Error(`Nobody is signed in at ${page.url()}`);
  return apiWith(new URL(page.url()).origin, access);
}
