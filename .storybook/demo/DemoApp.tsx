import { useEffect, useState } from 'react';
import { AppAt } from '../../packages/app/src/stories/AppAt';
import { ScenarioContext, type StoryScenario } from '../scenario/storyScenario';
import { makeDemoScenario } from './makeDemoScenario';
import { usePageServer } from './usePageServer';

interface DemoAppProps {
  /** Where it opens. @default '/' */
  path?: string;
  /** Kept by whoever opens it more than once. @default one of its own */
  scenario?: StoryScenario;
}

/** The whole app on the server of this page. */
export function DemoApp({ path = '/', scenario: given }: DemoAppProps) {
  const [scenario] = useState(() => given ?? makeDemoScenario());
  const { played } = usePageServer();
  const { queryClient } = scenario;
  useEffect(() => void queryClient.invalidateQueries(), [played, queryClient]);
  return (
    <ScenarioContext value={scenario}>
      <AppAt path={path} />
    </ScenarioContext>
  );
}
