import type { ReactNode } from 'react';
import { configure, render } from '@testing-library/react';
import { Outlet, MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ClientProvider, createClient, type TransportRequest } from '@arma11/core';
import { LinkProvider } from '@arma11/widgets/ui';
import { RouterLink } from '../page/RouterLink';

// Nothing on these pages is hidden; asking the style of every element takes seconds in a busy window. The first write of
// a client waits for its code, which takes longer than a second on a busy machine.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });

/** What the server says to a call, 'METHOD path': a body with 200, or what a function makes of the request. */
export type Answers = Record<string, unknown>;

/** A refusal in the server's own words. */
export class Refused {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly message: string,
  ) {}
}

function Where() {
  const { pathname, search } = useLocation();
  return <p>{`estás en ${pathname}${search}`}</p>;
}

interface Mounting {
  /** The page's pattern and the address it is opened at, with what the page before sent along. */
  path: string;
  at?: string;
  state?: unknown;
  page: ReactNode;
  /** What the page reads of its room. */
  context?: unknown;
  answers: Answers;
}

const urlWith = (at: string, state: unknown) => {
  const { pathname, search } = new URL(at, location.origin);
  return { pathname, search, state };
};

/** Shows one page at its address over answers of ours; anywhere else says where one is. Gives what was sent. */
export function mountPage({ path, at = path, state, page, context, answers }: Mounting): TransportRequest[] {
  const sent: TransportRequest[] = [];
  const client = createClient({
    // Attempts follow each other at once.
    wait: async () => undefined,
    transport: async (request) => {
      sent.push(request);
      const given = answers[`${request.method} ${request.path}`];
      const answer = typeof given === 'function' ? (given as (asked: TransportRequest) => unknown)(request) : given;
      if (answer instanceof Error) throw answer;
      const refused = answer instanceof Refused || answer === undefined;
      if (!refused) return { status: 200, headers: {}, body: answer };
      const { status, code, message } = answer ?? new Refused(404, 'NO_EXISTE', `nadie responde ${request.path}`);
      return { status, headers: {}, body: { status: 'error', code, message, request_id: 'r-1' } };
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <MemoryRouter initialEntries={[urlWith(at, state)]}>
          <LinkProvider component={RouterLink}>
            <Routes>
              <Route element={<Outlet context={context} />}>
                <Route path={path} element={page} />
              </Route>
              <Route path="*" element={<Where />} />
            </Routes>
          </LinkProvider>
        </MemoryRouter>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return sent;
}
