import { useCallback, useEffect, useState } from 'react';
import { useQueryClient } from './QueryClientProvider';

/** What a write is made of. */
export interface WriteOptions {
  mutationFn: (variables: never) => Promise<unknown>;
  /** Writes of the same scope go one after the other. */
  scope?: { id: string };
  onMutate?: (variables: never) => unknown;
  onSuccess?: (data: never, variables: never, context: never) => unknown;
  onError?: (error: Error, variables: never, context: never) => unknown;
  onSettled?: (data: unknown, error: Error | null, variables: never, context: never) => unknown;
}

interface WriteState {
  isPending: boolean;
  data: unknown;
  error: Error | null;
}

const IDLE: WriteState = { isPending: false, data: undefined, error: null };

/** What a component wants written just now, and which of its writes it shows: the last. */
class Writer {
  options: WriteOptions;
  #shown = 0;
  #gone = false;

  constructor(options: WriteOptions) {
    this.options = options;
  }

  take(options: WriteOptions): void {
    this.options = options;
  }

  here(): () => void {
    this.#gone = false;
    return () => {
      this.#gone = true;
    };
  }

  /** Answers whether the write that begins here is still the one to show. */
  next(): () => boolean {
    const own = ++this.#shown;
    return () => own === this.#shown && !this.#gone;
  }
}

/** A write as a component sees it; it is never repeated by itself, and goes on when the component has gone. */
export function useMutation(given: WriteOptions) {
  const client = useQueryClient();
  const [state, show] = useState(IDLE);
  const [writer] = useState(() => new Writer(given));
  useEffect(() => writer.take(given));
  useEffect(() => writer.here(), [writer]);

  const mutateAsync = useCallback(
    async (variables?: unknown): Promise<unknown> => {
      const isShown = writer.next();
      const showOwn = (next: Partial<WriteState>) => isShown() && show({ ...IDLE, ...next });
      showOwn({ isPending: true });
      client.wrote(1);
      try {
        const { options } = writer;
        const data = await client.inTurn(options.scope?.id, () => write(options, variables as never));
        showOwn({ data });
        return data;
      } catch (error) {
        showOwn({ error: error as Error });
        throw error;
      } finally {
        client.wrote(-1);
      }
    },
    [client, writer],
  );
  const mutate = useCallback(
    (variables?: unknown) => void mutateAsync(variables).catch(() => undefined),
    [mutateAsync],
  );
  const reset = useCallback(() => {
    writer.next();
    show(IDLE);
  }, [writer]);
  return { ...state, mutate, mutateAsync, reset };
}

async function write(options: WriteOptions, variables: never): Promise<unknown> {
  const context = (await options.onMutate?.(variables)) as never;
  try {
    const data = await options.mutationFn(variables);
    await options.onSuccess?.(data as never, variables, context);
    await options.onSettled?.(data, null, variables, context);
    return data;
  } catch (error) {
    await options.onError?.(error as Error, variables, context);
    await options.onSettled?.(undefined, error as Error, variables, context);
    throw error;
  }
}
