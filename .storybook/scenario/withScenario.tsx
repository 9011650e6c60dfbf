import { ClientProvider, SessionProvider } from '@arma11/core';
import {
  loadScenario as readScenario,
  scenarioAfter,
  type RecordedScenario,
  type ScenarioName,
} from '@arma11/testing/scenarios';
import type { Decorator, Loader } from '@storybook/react-vite';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { definePreviewAddon } from 'storybook/internal/csf';
import { SignInContext } from '../../packages/widgets/src/provider/SignInContext';
import { paidIn, type Country } from './country';
import { forgetInFlight } from './inFlight';
import { makeStoryScenario, ScenarioContext } from './storyScenario';
import type { Network } from './network';
import { assertAllRequestsKnown, forgetUnknownRequests, reportUnknownRequest } from './unknownRequests';
import { UnrecordedNote } from './UnrecordedNote';
import type { ScenarioParameters } from './scenarioParameters';

/** What the loader leaves to the story. */
interface Loaded {
  recording?: RecordedScenario;
}

/** What the toolbars say of a story's scenario; empty: what the story itself says. */
interface ScenarioGlobals {
  scenario?: ScenarioName | '';
  network?: Network;
  country?: Country;
}

/** The instant of a story's scenario; without a scenario the stage has its own. */
export const instantOf = (loaded: Record<string, unknown>) => (loaded as Loaded).recording?.now;

/** Reads the story's scenario, or the one of the toolbar, before it is drawn. */
const loadScenario: Loader = async ({ parameters, globals }): Promise<Loaded> => {
  const { scenario: own, after = [], wholeApp: withPages = false } = parameters as ScenarioParameters;
  const { scenario: chosen } = globals as ScenarioGlobals;
  if (!own) return {};
  if (chosen && chosen !== own) return { recording: await readScenario(chosen, { withPages }) };
  return { recording: scenarioAfter(await readScenario(own, { withPages }), after) };
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

interface ScenarioProps {
  recording: RecordedScenario;
  settings: ScenarioParameters;
  globals: ScenarioGlobals;
  children: ReactNode;
}

function Scenario({ recording, settings, globals, children }: ScenarioProps) {
  const [unrecorded, setUnrecorded] = useState(false);
  const [scenario] = useState(() => {
    const overrides = [...(settings.overrides ?? []), ...paidIn(globals.country)];
    const onUnknown = (error: Error) => {
      reportUnknownRequest(error);
      setUnrecorded(true);
    };
    return makeStoryScenario(recording, { overrides, network: globals.network ?? 'normal', onUnknown });
  });
  return (
    <ScenarioContext value={scenario}>
      <QueryClientProvider client={scenario.queryClient}>
        <ClientProvider client={scenario.client}>
          <SessionProvider store={scenario.store}>
            <SignInContext.Provider value={settings.onSignIn ?? nothing}>{children}</SignInContext.Provider>
            {unrecorded && recording.name !== settings.scenario && <UnrecordedNote scenario={recording.name} />}
          </SessionProvider>
        </ClientProvider>
      </QueryClientProvider>
    </ScenarioContext>
  );
}

const nothing = () => undefined;

/** Puts a story into its scenario: a client that answers from the recording, a session and an empty cache of its own. */
const withScenario: Decorator = (Story, { loaded, parameters, globals }) => {
  const { recording } = loaded as Loaded;
  if (!recording) return <Story />;
  const { network, country } = globals as ScenarioGlobals;
  return (
    <Scenario
      key={`${recording.name} ${network} ${country}`}
      recording={recording}
      settings={parameters as ScenarioParameters}
      globals={globals}
    >
      <Story />
    </Scenario>
  );
};

/** What a story may say of its scenario, and all that makes it true. */
export const scenarios = definePreviewAddon<{ parameters: ScenarioParameters }>({
  loaders: [loadScenario],
  beforeEach: startAnew,
  afterEach: assertAllRequestsKnown,
  decorators: [withScenario],
});
