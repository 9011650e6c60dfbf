import { cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { createClient } from '@arma11/core';
import { Arma11Provider } from '../../provider/Arma11Provider';
import { loadDialogs, loadEditing } from '../layers/chunks';
import { LineupEditor, type LineupEditorProps } from '../LineupEditor';
import { loadList } from '../list/loadList';
import { loadPicker } from '../picker/loadPicker';
import { FIXTURE_IDS, FIXTURE_NOW } from '@arma11/testing/fixtures/lineupFixture';
import { lineupFixtureServer, type FixtureServerOptions } from '@arma11/testing/transports/lineupFixtureServer';

// A tap loads these; here they come before the first test, whose time would run while they are translated.
await Promise.all([loadPicker(), loadEditing(), loadDialogs(), loadList()]);
// Names by role are slow to compute for a whole stadium on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
configure({ asyncUtilTimeout: 10_000 });

/** Before each test. jsdom lays nothing out: the list's window is as high as a phone's sheet, each row as a row. */
export function layOut() {
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(560);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(78);
}

/** After each test. */
export function clearUp() {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
}

/** What a test may vary. */
export interface Setup extends FixtureServerOptions {
  props?: Partial<LineupEditorProps>;
  onSignInRequest?: () => void;
  /** In place of the editor: markup on the hook. */
  look?: ReactNode;
}

type Listener = (...args: unknown[]) => void;

/** Shows a lineup editor against the fixture's server. */
export function setup({ props, onSignInRequest, look, ...options }: Setup = {}) {
  const { transport, state } = lineupFixtureServer(options);
  const client = createClient({ transport, now: () => FIXTURE_NOW, wait: async () => undefined });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const events = { onReplace: vi.fn<Listener>(), onFormationChange: vi.fn<Listener>(), onClosed: vi.fn<Listener>() };
  const view = render(
    <Arma11Provider client={client} queryClient={queryClient} {...(onSignInRequest ? { onSignInRequest } : {})}>
      {look ?? <LineupEditor entryId={FIXTURE_IDS.entry} {...events} {...props} />}
    </Arma11Provider>,
  );
  return { ...events, state, queryClient, user: userEvent.setup(), view };
}

/** Who is on the screen, by role and name. */
// Whether each piece of a stadium is hidden is a question of styles, which jsdom answers slowly: slots never are.
export const slot = (name: RegExp) => screen.findByRole('button', { name, hidden: true });
export const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name });
export const list = () => screen.getByRole('listbox');
export const candidate = (name: RegExp) => within(list()).findByRole('option', { name });

/** Every request that changes something. */
export const writes = (state: ReturnType<typeof lineupFixtureServer>['state']) =>
  state.requests.filter(({ method }) => method !== 'GET');
