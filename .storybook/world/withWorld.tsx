import { ClientProvider, SessionProvider } from '@arma11/core';
import { loadWorld as readWorld, worldAfter, type RecordedWorld, type WorldName } from '@arma11/core/testing';
import type { Decorator, Loader } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';
import { SignInContext } from '../../packages/widgets/src/provider/SignInContext';
import { paidIn, type Country } from './country';
import { forgetInFlight } from './inFlight';
import { makeWorld, WorldContext } from './makeWorld';
import type { Network } from './network';
import { forgetUnknownRequests, refuseUnknownRequests, reportUnknownRequest } from './unknownRequests';
import { UnrecordedNote } from './UnrecordedNote';
import type { WorldParameters } from './worldParameters';

/** What the loader leaves to the story. */
interface Loaded {
  recording?: RecordedWorld;
}

/** What the toolbars say of a story's world; empty: what the story itself says. */
interface WorldGlobals {
  world?: WorldName | '';
  network?: Network;
  country?: Country;
}

/** The instant of a story's world; without a world the stage has its own. */
export const instantOf = (loaded: Record<string, unknown>) => (loaded as Loaded).recording?.now;

/** Reads the story's world, or the one of the toolbar, before it is drawn. */
const loadWorld: Loader = async ({ parameters, globals }): Promise<Loaded> => {
  const { world: own, after = [] } = parameters as WorldParameters;
  const { world: chosen } = globals as WorldGlobals;
  if (!own) return {};
  if (chosen && chosen !== own) return { recording: await readWorld(chosen) };
  return { recording: worldAfter(await readWorld(own), after) };
};

/** What one story leaves in the browser, besides the look that a reader has chosen for all of them. */
const LEFT = /^arma11:(?!theming$)/;

/** Begins a story with no unknown request on its account, and without what the one before left in the browser. */
function startAnew() {
  forgetUnknownRequests();
  forgetInFlight();
  for (const storage of [sessionStorage, localStorage])
    for (const name of Object.keys(storage).filter((each) => LEFT.test(each))) storage.removeItem(name);
}

interface WorldProps {
  recording: RecordedWorld;
  settings: WorldParameters;
  globals: WorldGlobals;
  children: ReactNode;
}

function World({ recording, settings, globals, children }: WorldProps) {
  const [unrecorded, setUnrecorded] = useState(false);
  const [world] = useState(() => {
    const amend = [...(settings.amend ?? []), ...paidIn(globals.country)];
    const onUnknown = (error: Error) => {
      reportUnknownRequest(error);
      setUnrecorded(true);
    };
    return makeWorld(recording, { amend, network: globals.network ?? 'normal', onUnknown });
  });
  return (
    <WorldContext value={world}>
      <QueryClientProvider client={world.queryClient}>
        <ClientProvider client={world.client}>
          <SessionProvider store={world.store}>
            <SignInContext.Provider value={settings.onSignIn ?? nothing}>{children}</SignInContext.Provider>
            {unrecorded && recording.name !== settings.world && <UnrecordedNote world={recording.name} />}
          </SessionProvider>
        </ClientProvider>
      </QueryClientProvider>
    </WorldContext>
  );
}

const nothing = () => undefined;

/** Puts a story into its world: a client that answers from the recording, a session and an empty cache of its own. */
const withWorld: Decorator = (Story, { loaded, parameters, globals }) => {
  const { recording } = loaded as Loaded;
  if (!recording) return <Story />;
  const { network, country } = globals as WorldGlobals;
  return (
    <World
      key={`${recording.name} ${network} ${country}`}
      recording={recording}
      settings={parameters as WorldParameters}
      globals={globals}
    >
      <Story />
    </World>
  );
};

/** What a story may say of its world, and all that makes it true. */
export const worlds = definePreviewAddon<{ parameters: WorldParameters }>({
  loaders: [loadWorld],
  beforeEach: startAnew,
  afterEach: refuseUnknownRequests,
  decorators: [withWorld],
});
