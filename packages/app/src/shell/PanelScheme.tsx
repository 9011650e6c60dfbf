import { styled } from 'styled-components';
import { fontSize, token } from '@arma11/widgets/theme';
import { es } from '../messages/es';
import { chooseScheme, SCHEMES } from '../page/scheme/scheme';
import { useScheme } from '../page/scheme/useScheme';

const Button = styled.button`
  appearance: none;
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: ${token('target')};
  min-height: ${token('target')};
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('colorTextMuted')};
  font: inherit;
  font-size: ${fontSize(13)};
  cursor: pointer;

  &:hover {
    color: ${token('colorText')};
  }

  &:focus-visible {
    outline: ${token('focusRing')} solid ${token('colorAccent')};
    outline-offset: 2px;
    border-radius: ${token('radiusSmall')};
  }

  /* A moon that is empty by day, full by night, and half where the device decides. */
  & > i {
    width: 14px;
    height: 14px;
    border: 2px solid;
    border-radius: 50%;
  }

  &[data-scheme='dark'] > i {
    background: currentColor;
  }

  &[data-scheme='auto'] > i {
    background: linear-gradient(90deg, currentColor 50%, transparent 50%);
  }
`;

/** The scheme of this device, in the side panel: a tap takes the next one. */
export function PanelScheme() {
  const scheme = useScheme();
  const next = SCHEMES[(SCHEMES.indexOf(scheme) + 1) % SCHEMES.length]!;
  const { title, names } = es.profile.scheme;
  return (
    <Button
      type="button"
      data-scheme={scheme}
      aria-label={`${title}: ${names[scheme]}`}
      onClick={() => chooseScheme(next)}
    >
      <i aria-hidden="true" />
      {names[scheme]}
    </Button>
  );
}
