import type { ReactElement } from 'react';
import { configure, render, screen } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ClientProvider, createClient } from '@arma11/core';
import { LinkProvider } from '@arma11/widgets/ui';
import { RouterLink } from '../page/RouterLink';

// Nothing on these pages is hidden; asking the style of every element takes seconds in a busy window.
configure({ defaultHidden: true, asyncUtilTimeout: 4000 });

/** What a list answers, whatever is asked of it or by its query; an Error is the server's refusal. */
export type ListAnswer = object | ((query: URLSearchParams) => object);

interface Mounting {
  /** The page's pattern and the address it is opened at. */
  path: string;
  at?: string;
  page: ReactElement;
  /** By the path of the call, without its query. */
  answers: Record<string, ListAnswer>;
}

const refusal = (message: string) => ({ status: 'error', code: 'NO_EXISTE', message, request_id: 'r-1' });

/** Shows a page that only reads, over answers of ours. Gives the addresses that were asked for. */
export function mountList({ path, at = path, page, answers }: Mounting): string[] {
  const asked: string[] = [];
  const client = createClient({
    transport: async (request) => {
      asked.push(request.path);
      const [call = '', query] = request.path.split('?');
      const given = answers[call] ?? new Error(`nadie responde ${call}`);
      const answer = typeof given === 'function' ? given(new URLSearchParams(query)) : given;
      if (answer instanceof Error) return { status: 404, headers: {}, body: refusal(answer.message) };
      return { status: 200, headers: {}, body: answer };
    },
  });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={queryClient}>
      <ClientProvider client={client}>
        <MemoryRouter initialEntries={[at]}>
          <LinkProvider component={RouterLink}>
            <Routes>
              <Route path={path} element={page} />
            </Routes>
          </LinkProvider>
        </MemoryRouter>
      </ClientProvider>
    </QueryClientProvider>,
  );
  return asked;
}

/** A page of a list, the last one unless there is a next. */
export const listPage = (results: object[], next: string | null = null) => ({
  count: results.length,
  next,
  previous: null,
  results,
});

/** The link around a text, once it is there; finding links by their name takes long in a busy window. */
export const linkAround = async (text: string | RegExp): Promise<HTMLAnchorElement> => {
  const link = (await screen.findByText(text)).closest('a');
  if (!link) throw new Error(`No link around ${String(text)}.`);
  return link;
};
