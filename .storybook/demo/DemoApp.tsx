import { useEffect, useState } from 'react';
import { AppAt } from '../../packages/app/src/stories/AppAt';
import { WorldContext, type StoryWorld } from '../world/makeWorld';
import { makeDemoWorld } from './makeDemoWorld';
import { usePageServer } from './usePageServer';

interface DemoAppProps {
  /** Where it opens. @default '/' */
  path?: string;
  /** Kept by whoever opens it more than once. @default one of its own */
  world?: StoryWorld;
}

/** The whole app on the server of this page. */
export function DemoApp({ path = '/', world: given }: DemoAppProps) {
  const [world] = useState(() => given ?? makeDemoWorld());
  const { played } = usePageServer();
  const { queryClient } = world;
  useEffect(() => void queryClient.invalidateQueries(), [played, queryClient]);
  return (
    <WorldContext value={world}>
      <AppAt path={path} />
    </WorldContext>
  );
}
