import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { QueryClient } from '@tanstack/react-query';
import { createClient } from '@arma11/core';
import { Arma11Provider } from '@arma11/widgets';
import { expect, it } from 'vitest';
import { useFeeWords } from './useFeeWords';

it.each([
  ['PEN', 'S/ 5', ['S/ 5', '20']],
  ['USD', '50 monedas', ['50', '200 monedas']],
])('the price chips of a player of %s are in their currency (rules R16.7)', async (local_contry, one, range) => {
  const user = { id: 7, username: 'rosa', avatar: '', saldo: 10, local_contry };
  const client = createClient({
    getToken: () => 'tok',
    transport: async () => ({ status: 200, headers: {}, body: user }),
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Arma11Provider client={client} queryClient={new QueryClient()}>
      {children}
    </Arma11Provider>
  );
  const { result } = renderHook(useFeeWords, { wrapper });
  const plain = (text: string) => text.replaceAll('\u00a0', ' ');
  await waitFor(() => expect(plain(result.current.one(50))).toBe(one));
  expect(result.current.range(50, 200).map(plain)).toEqual(range);
});
