import { ClientProvider, SessionProvider } from '@arma11/core';
import { loadScenario, type ScenarioName } from '@arma11/testing/scenarios';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { SignInContext } from '../../packages/widgets/src/provider/SignInContext';
import { makeStoryScenario, type StoryScenario } from '../scenario/storyScenario';

const nothing = () => undefined;
// As Arma11Provider has it: without it styled-components warns of `part`.
const everything = () => true;
const report = (error: Error) => console.error(error.message);

/** Live widgets on a page of documentation: they play in a recorded state of the game. */
export function RecordedScenario({ name, children }: { name: ScenarioName; children: ReactNode }) {
  const [scenario, setScenario] = useState<StoryScenario | null>(null);
  useEffect(() => {
    let gone = false;
    void loadScenario(name).then((recording) => {
      if (!gone) setScenario(makeStoryScenario(recording, { network: 'normal', onUnknown: report }));
    });
    return () => {
      gone = true;
    };
  }, [name]);
  if (!scenario) return <p role="status">Loading the recorded game…</p>;
  return (
    <QueryClientProvider client={scenario.queryClient}>
      <ClientProvider client={scenario.client}>
        <SessionProvider store={scenario.store}>
          <SignInContext.Provider value={nothing}>
            <StyleSheetManager shouldForwardProp={everything}>{children}</StyleSheetManager>
          </SignInContext.Provider>
        </SessionProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}
