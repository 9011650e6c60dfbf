import { styled } from 'styled-components';
import { token, tokens } from '@arma11/widgets/theme';
import { CheckField, Field } from '@arma11/widgets/ui';
import { consolaEs } from '../../../messages/consola.es';
import { contrast } from './contrast';
import type { Wanted } from './snippetOf';

const t = consolaEs.embed;
/** What text of normal size needs (WCAG 2.2, 1.4.3). */
const ENOUGH = 4.5;

/** The partner's own look: tokens by their names (docs/theming.md). */
export interface Theme {
  own: boolean;
  variables: { colorAccent: string; colorAccentText: string; radius: string };
}

export const NO_THEME: Theme = {
  own: false,
  variables: { colorAccent: '#00704f', colorAccentText: '#ffffff', radius: '12px' },
};

const Group = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: 12px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    padding: 0;
    font-weight: 500;
  }

  & > :first-of-type {
    flex-basis: 100%;
  }

  & > [role='status'] {
    flex-basis: 100%;
    color: ${token('colorWarning')};
  }

  & input[type='color'] {
    min-width: 64px;
    padding: 4px;
  }
`;

/** What stands on what in these colours, where it is hard to read. */
function hardToRead({ colorAccent, colorAccentText }: Theme['variables'], mode: Wanted['mode']): string[] {
  const pairs = [
    [t.accentText, colorAccentText],
    ...(mode === 'dark' ? [] : [[t.onLight, tokens.colorSurface.light]]),
    ...(mode === 'light' ? [] : [[t.onDark, tokens.colorSurface.dark]]),
  ] as [what: string, color: string][];
  return pairs
    .map(([what, color]) => [what, contrast(colorAccent, color)] as const)
    .filter(([, ratio]) => ratio < ENOUGH)
    .map(([what, ratio]) => t.hardToRead(what, ratio.toFixed(1)));
}

interface Props {
  theme: Theme;
  mode: Wanted['mode'];
  onChange: (theme: Theme) => void;
}

/** Chooses the colours and corners of the widgets, and says where text would be hard to read. */
export function ThemeFields({ theme, mode, onChange }: Props) {
  const { own, variables } = theme;
  const set = (changed: Partial<Theme['variables']>) => onChange({ own, variables: { ...variables, ...changed } });
  return (
    <Group>
      <legend>{t.theme}</legend>
      <CheckField label={t.own} checked={own} onChange={() => onChange({ own: !own, variables })} />
      {own && (
        <>
          <Field
            label={t.accent}
            type="color"
            value={variables.colorAccent}
            onChange={({ target }) => set({ colorAccent: target.value })}
          />
          <Field
            label={t.accentText}
            type="color"
            value={variables.colorAccentText}
            onChange={({ target }) => set({ colorAccentText: target.value })}
          />
          <Field
            label={t.radius}
            type="number"
            min={0}
            max={32}
            value={Number.parseInt(variables.radius, 10)}
            onChange={({ target }) =>
              set({ radius: `${Math.min(32, Math.max(0, Math.trunc(Number(target.value))))}px` })
            }
          />
          <div role="status">
            {hardToRead(variables, mode).map((problem) => (
              <p key={problem}>{problem}</p>
            ))}
          </div>
        </>
      )}
    </Group>
  );
}
