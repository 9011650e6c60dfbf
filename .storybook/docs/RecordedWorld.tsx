import { ClientProvider, SessionProvider } from '@arma11/core';
import { loadWorld, type WorldName } from '@arma11/core/testing';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState, type ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';
import { SignInContext } from '../../packages/widgets/src/provider/SignInContext';
import { makeWorld, type StoryWorld } from '../world/makeWorld';

const nothing = () => undefined;
// As Arma11Provider has it: without it styled-components warns of `part`.
const everything = () => true;
const report = (error: Error) => console.error(error.message);

/** Live widgets on a page of documentation: they play in a recorded state of the game. */
export function RecordedWorld({ name, children }: { name: WorldName; children: ReactNode }) {
  const [world, setWorld] = useState<StoryWorld | null>(null);
  useEffect(() => {
    let gone = false;
    void loadWorld(name).then((recording) => {
      if (!gone) setWorld(makeWorld(recording, { network: 'normal', onUnknown: report }));
    });
    return () => {
      gone = true;
    };
  }, [name]);
  if (!world) return <p role="status">Loading the recorded game…</p>;
  return (
    <QueryClientProvider client={world.queryClient}>
      <ClientProvider client={world.client}>
        <SessionProvider store={world.store}>
          <SignInContext.Provider value={nothing}>
            <StyleSheetManager shouldForwardProp={everything}>{children}</StyleSheetManager>
          </SignInContext.Provider>
        </SessionProvider>
      </ClientProvider>
    </QueryClientProvider>
  );
}
