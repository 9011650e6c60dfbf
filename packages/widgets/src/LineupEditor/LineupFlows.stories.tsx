import type { StoryContext } from '@storybook/react-vite';
import { StyleSheetManager } from 'styled-components';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { scenarioIds, scenarioWrites } from '@arma11/testing/scenarios';
import { configure, expect, waitFor, within } from 'storybook/test';
import preview from '@arma11/testing/preview';
import { photographed } from '@arma11/testing/storybook/modes';
import { brandAppearance } from '../theme/brand';
import { ThemeRoot } from '../theme/ThemeRoot';
import { LineupEditor } from './LineupEditor';
import { PlainEditor } from './testing/PlainEditor';

const { entry: entryId } = scenarioIds.sala.evening;
const { replace } = scenarioWrites.antes;
const came = `Entró ${replace.inShort} por ${replace.outShort}. Guardado.`;

// The sheet and the dialogs are loaded when they are asked for: on a busy machine that takes a while.
configure({ asyncUtilTimeout: 5_000 });

const meta = preview.meta({
  title: 'Flows/LineupEditor',
  component: LineupEditor,
  args: { entryId },
  parameters: { layout: 'fullscreen', scenario: 'antes' },
});

/** A look of one's own: the hook and its getters, and nothing else of ours. */
export const Headless = meta.story({
  parameters: photographed('movil'),
  render: ({ entryId: id }) => <PlainEditor entryId={id} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(`, ${replace.out}, `) }));
    const options = await canvas.findAllByRole('option');
    const free = options.find((option) => option.getAttribute('aria-disabled') === 'false')!;
    await expect(free).toBeVisible();
    await userEvent.tab();
  },
});

type Keys = StoryContext['userEvent'];
const focused = (root: Document | ShadowRoot = document) => root.activeElement?.textContent ?? '';

/** Walks from the first slot along the lines, with the arrows alone, until a player has the focus. */
async function walkTo(name: string, keys: Keys, root?: ShadowRoot) {
  for (let line = 0; line < 5; line += 1) {
    await keys.keyboard('{Home}');
    for (let place = 0; place < 5 && !focused(root).includes(name); place += 1) await keys.keyboard('{ArrowRight}');
    if (focused(root).includes(name)) return;
    await keys.keyboard('{ArrowDown}');
  }
  throw new Error(`The arrows do not lead to ${name}.`);
}
const listHasFocus = (root: Document | ShadowRoot = document) =>
  waitFor(() => expect(root.activeElement?.role).toBe('listbox'), { timeout: 5_000 });

const ready = (canvas: StoryContext['canvas']) => canvas.findByText('Guardado 15:00');

// What has the focus is asked of the document: a look-up by role reads a whole stadium, once for every key.
/** Tab, arrows, letters and Enter replace a player and put them back; Escape leaves everything as it was. */
export const KeyboardAlone = meta.story({
  tags: ['flow'],
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.tab();
    await expect(focused()).toBe('4-4-2');
    await userEvent.tab();
    await expect(focused()).toBe('Cancha');
    await userEvent.tab();
    await walkTo(replace.out, userEvent);
    const slot = document.activeElement;
    await userEvent.keyboard('{Enter}');
    await listHasFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(slot).toHaveFocus());
    await userEvent.keyboard(' ');
    await listHasFocus();
    await userEvent.keyboard(replace.in.slice(0, 4));
    await userEvent.keyboard('{Enter}');
    await canvas.findByText(came);
    await waitFor(() => expect(focused()).toContain(replace.in));
    for (let step = 0; step < 3; step += 1) await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('Deshacer el último cambio');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(slot).toHaveTextContent(replace.out));
  },
});

/** The formation by arrows and Enter; its preview is confirmed and the focus comes back to it. */
export const FormationByKeyboard = meta.story({
  tags: ['flow'],
  play: async ({ canvas, userEvent }) => {
    await ready(canvas);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Cambiar a 4-5-1'));
    await expect(document.activeElement).toHaveAttribute('aria-labelledby');
    await userEvent.tab();
    await userEvent.tab();
    await expect(focused()).toBe('Cambiar a 4-5-1');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBeChecked());
    await expect(focused()).toBe('4-5-1');
  },
});

/** As a screen reader goes: by regions, groups, names and what is said; nothing is looked up by how it looks. */
export const ByRolesAndNames = meta.story({
  tags: ['flow'],
  args: { defaultView: 'list' },
  play: async ({ canvas, userEvent }) => {
    const team = within(await canvas.findByRole('region', { name: 'Tu equipo' }));
    const list = within(await team.findByRole('group', { name: 'Lista, 4-4-2' }));
    const midfield = within(list.getByRole('group', { name: 'Mediocampistas' }));
    await expect(midfield.getByRole('heading', { name: 'Mediocampistas' })).toBeVisible();
    const slot = midfield.getByRole('button', {
      name: new RegExp(
        `^Mediocampista \\d de 4, ${replace.out}, .+, dudoso, (vs|en) .+, promedio \\d\\.\\d\\. Cambiar$`,
      ),
    });
    await expect(slot).toHaveAttribute('aria-haspopup', 'dialog');
    await userEvent.click(slot);
    const sheet = await team.findByRole('dialog', { name: 'Mediocampista' });
    await expect(sheet).toHaveAccessibleDescription(`Sale ${replace.outShort}, dudoso`);
    const search = await within(sheet).findByRole('combobox', { name: 'Buscar jugador' });
    await userEvent.type(search, replace.in);
    const option = await within(sheet).findByRole('option', { name: new RegExp(`^${replace.in}, .+, habilitado, `) });
    await userEvent.keyboard('{ArrowDown}');
    await expect(search).toHaveAttribute('aria-activedescendant', option.id);
    await userEvent.keyboard('{Enter}');
    const said = await team.findByText(came);
    await expect(said).toHaveAttribute('aria-live', 'polite');
    await waitFor(() => expect(focused()).toContain(replace.in));
  },
});

function InShadow({ id }: { id: number }) {
  const [shadow, setShadow] = useState<ShadowRoot | null>(null);
  const attach = (host: HTMLDivElement | null) => {
    if (host && !shadow) setShadow(host.shadowRoot ?? host.attachShadow({ mode: 'open' }));
  };
  return (
    <>
      <div ref={attach} data-testid="host" />
      {shadow &&
        createPortal(
          <StyleSheetManager target={shadow}>
            <ThemeRoot appearance={brandAppearance}>
              <LineupEditor entryId={id} />
            </ThemeRoot>
          </StyleSheetManager>,
          shadow,
        )}
    </>
  );
}

/** Inside a shadow root the sheet opens in the same root, and the focus comes back inside it. */
export const InShadowRoot = meta.story({
  tags: ['flow'],
  render: ({ entryId: id }) => <InShadow id={id} />,
  play: async ({ canvas, userEvent }) => {
    const shadow = (await canvas.findByTestId('host')).shadowRoot!;
    const inside = within(shadow as unknown as HTMLElement);
    const slot = await inside.findByRole('button', { name: new RegExp(`, ${replace.out}, `) });
    slot.focus();
    await userEvent.keyboard('{Enter}');
    await listHasFocus(shadow);
    await expect(document.querySelector('dialog')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(shadow.activeElement).toBe(slot));
  },
});
