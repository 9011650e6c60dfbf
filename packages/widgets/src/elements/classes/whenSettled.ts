import type { QueryClient } from '@tanstack/react-query';

/** Resolves when nothing is being read or written any more, and what came of it is on the screen. */
export async function whenSettled(queryClient: QueryClient): Promise<void> {
  await new Promise<void>((resolve) => {
    const leave: (() => void)[] = [];
    const look = () => {
      if (queryClient.isFetching() + queryClient.isMutating() > 0) return;
      for (const stop of leave.splice(0)) stop();
      resolve();
    };
    leave.push(queryClient.getQueryCache().subscribe(look), queryClient.getMutationCache().subscribe(look));
    look();
  });
  await new Promise((resolve) => setTimeout(resolve, 0));
}
