import { styled } from 'styled-components';
import { token } from '@arma11/widgets/theme';
import { CheckField, Field } from '@arma11/widgets/ui';
import { consolaEs } from '../../../messages/consola.es';
import { contrast } from './contrast';

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

  & > p {
    flex-basis: 100%;
    margin: 0;
    color: ${token('colorWarning')};
  }

  & input[type='color'] {
    min-width: 64px;
    padding: 4px;
  }
`;

/** Chooses the colours and corners of the widgets, and says where text would be hard to read. */
export function ThemeFields({ theme, onChange }: { theme: Theme; onChange: (theme: Theme) => void }) {
  const { own, variables } = theme;
  const set = (changed: Partial<Theme['variables']>) => onChange({ own, variables: { ...variables, ...changed } });
  const ratio = contrast(variables.colorAccent, variables.colorAccentText);
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
          {ratio < ENOUGH && <p role="status">{t.contrast(ratio.toFixed(1))}</p>}
        </>
      )}
    </Group>
  );
}
