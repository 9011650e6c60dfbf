import { QueryClient, useQueryClient } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createClient, useClient } from '@arma11/core';
import { useMessages } from '../messages/useMessages';
import { Arma11Provider } from './Arma11Provider';
import { useSignInRequest } from './SignInContext';
import type { ScopeSettings } from './WidgetScope';

afterEach(cleanup);
const client = createClient({ transport: async () => ({ status: 200, headers: {}, body: null }) });
const show = (props: ScopeSettings & { queryClient?: QueryClient; children?: ReactNode }) =>
  render(
    <Arma11Provider client={client} {...props}>
      {props.children ?? <Words />}
    </Arma11Provider>,
  );

function Words() {
  const t = useMessages().lineup;
  return (
    <p>
      {t.fillBest} · {t.cancel}
    </p>
  );
}

it('gives the client that it was given', () => {
  const seen: unknown[] = [];
  const Reader = () => {
    seen.push(useClient());
    return null;
  };
  show({ children: <Reader /> });
  expect(seen.at(-1)).toBe(client);
});

it("shares the page's own cache, and keeps one of its own without", () => {
  const seen: QueryClient[] = [];
  const Reader = () => {
    seen.push(useQueryClient());
    return null;
  };
  const queryClient = new QueryClient();
  show({ queryClient, children: <Reader /> });
  expect(seen.at(-1)).toBe(queryClient);
  const own = show({ children: <Reader /> });
  const first = seen.at(-1);
  own.rerender(
    <Arma11Provider client={client}>
      <Reader />
    </Arma11Provider>,
  );
  expect(seen.at(-1)).toBe(first);
  expect(first).not.toBe(queryClient);
});

it("takes a partner's words and leaves the others in Spanish", () => {
  show({ messages: { lineup: { cancel: 'Volver' } } });
  expect(screen.getByText('Completar con los mejores · Volver')).toBeTruthy();
});

it('sets the scheme and the tokens of the appearance', () => {
  const { container } = show({ appearance: { mode: 'light', variables: { colorAccent: '#00aa77' } } });
  const root = container.firstElementChild as HTMLElement;
  expect(root.dataset.arma11Scheme).toBe('light');
  expect(root.style.getPropertyValue('--arma11-color-accent')).toBe('#00aa77');
});

it('leaves signing in to the page, and says when the page has no way to', async () => {
  const onSignInRequest = vi.fn();
  const SignInButton = () => {
    const signIn = useSignInRequest();
    return signIn ? <button onClick={signIn}>Ingresar</button> : <p>sin acceso</p>;
  };
  show({ onSignInRequest, children: <SignInButton /> });
  await userEvent.click(screen.getByRole('button', { name: 'Ingresar' }));
  expect(onSignInRequest).toHaveBeenCalledOnce();
  cleanup();
  show({ children: <SignInButton /> });
  expect(screen.getByText('sin acceso')).toBeTruthy();
});
