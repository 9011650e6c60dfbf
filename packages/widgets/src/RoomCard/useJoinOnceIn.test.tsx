import { onlineManager, QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EmbedSession } from '@arma11/core';
import { SessionContext } from '../provider/SessionContext';
import type { RoomFacts } from './roomFacts';
import { useJoinOnceIn } from './useJoinOnceIn';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

/** A free room that is read from the cache, by somebody who signs in from its button. */
function setup(seat: () => number) {
  let status = 'signedOut';
  const heard = new Set<() => void>();
  const states = new Map<string, { status: string }>();
  const session = {
    getSnapshot: () => {
      const state = states.get(status) ?? { status };
      states.set(status, state);
      return state;
    },
    subscribe: (hear: () => void) => {
      heard.add(hear);
      return () => heard.delete(hear);
    },
  } as unknown as EmbedSession;
  const join = vi.fn();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>
      <SessionContext.Provider value={session}>{children}</SessionContext.Provider>
    </QueryClientProvider>
  );
  const view = renderHook(
    () => {
      const { data } = useQuery({ queryKey: ['predi', 'sala', 77], queryFn: () => Promise.resolve({ ins: seat() }) });
      const facts = data ? ({ joined: data.ins > 0, amount_ins: 0 } as RoomFacts) : null;
      return { ...useJoinOnceIn({ facts, join }), known: data !== undefined };
    },
    { wrapper },
  );
  const signIn = () =>
    act(() => {
      status = 'signedIn';
      for (const hear of heard) hear();
    });
  return { ...view, join, signIn };
}

describe('a press that signs in and joins', () => {
  it('takes the seat of who is not in the room', async () => {
    const { result, join, signIn } = setup(() => 0);
    await waitFor(() => expect(result.current.known).toBe(true));
    act(() => result.current.waitForPlayer());
    signIn();
    await waitFor(() => expect(join).toHaveBeenCalledOnce());
  });

  it('takes none for who is in it already, also when the room waits to be read for a network', async () => {
    let ins = 0;
    const { result, join, signIn } = setup(() => ins);
    await waitFor(() => expect(result.current.known).toBe(true));
    act(() => result.current.waitForPlayer());
    ins = 8801;
    onlineManager.setOnline(false);
    signIn();
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(result.current.cameIn).toBe(false);
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(result.current.cameIn).toBe(true));
    expect(join).not.toHaveBeenCalled();
  });
});
