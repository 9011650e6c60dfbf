import type { ReactElement } from 'react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { ClientProvider, createClient, createSessionStore, SessionProvider, type TransportRequest } from '@arma11/core';
import type { DeskRole } from '@arma11/core/contract';
import { LinkProvider } from '@arma11/widgets/ui';
import { RouterLink } from '../../../page/RouterLink';
import { DeskRoleContext } from '../desk/DeskRoleContext';

// Nothing here is hidden; asking the style of every element takes seconds in a busy window.
configure({ defaultHidden: true, asyncUtilTimeout: 4000 });

/** What the desk answers: by method and path, a function by its query; an Error is its refusal, null no answer at all. */
export type DeskAnswers = Record<string, unknown>;

interface Mounting {
  page: ReactElement;
  /** The page's pattern and the address it is opened at. */
  path: string;
  at?: string;
  answers: DeskAnswers;
  role?: DeskRole['role'];
}

/** A write that the desk was sent. */
export interface Sent {
  call: string;
  body: unknown;
  key: string | undefined;
}

function answerTo(request: TransportRequest, answers: DeskAnswers) {
  const [path = '', query] = request.path.split('?');
  const found = answers[`${request.method} ${path}`];
  const given =
    typeof found === 'function' ? (found as (query: URLSearchParams) => unknown)(new URLSearchParams(query)) : found;
  if (given === null) throw new TypeError('Failed to fetch');
  const refused = given instanceof Error || given === undefined;
  if (!refused)
    return { status: 200, headers: {}, body: path.startsWith('ops/') ? { status: 'ok', result: given } : given };
  const message = given instanceof Error ? given.message : `nobody answers ${request.method} ${path}`;
  return { status: 422, headers: {}, body: { status: 'error', code: 'COMANDO', message, request_id: 'r-1' } };
}

/** Shows a page of the back office over answers of ours; gives what was asked for and what was sent. */
export function mountDesk({ page, path, at = path, answers, role = 'admin' }: Mounting) {
  const asked: string[] = [];
  const sent: Sent[] = [];
  const client = createClient({
    wait: () => Promise.resolve(),
    transport: async (request) => {
      if (request.method === 'GET') asked.push(request.path);
      else sent.push({ call: request.path, body: request.body, key: request.headers['idempotency-key'] });
      return answerTo(request, answers);
    },
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ClientProvider client={client}>
        <SessionProvider store={createSessionStore()}>
          <MemoryRouter initialEntries={[at]}>
            <LinkProvider component={RouterLink}>
              <DeskRoleContext value={role}>
                <Routes>
                  <Route path={path} element={page} />
                </Routes>
              </DeskRoleContext>
            </LinkProvider>
          </MemoryRouter>
        </SessionProvider>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return { asked, sent };
}

/** The open dialog. */
export const dialog = (name: string) => screen.findByRole('dialog', { name });
