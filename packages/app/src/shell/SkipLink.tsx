import { styled } from 'styled-components';
import { token } from '@arma11/widgets/theme';
import { es } from '../messages/es';
import { MAIN_ID } from '../page/RouteFocus';

const Anchor = styled.a`
  position: fixed;
  inset: 8px auto auto 8px;
  z-index: 50;
  display: flex;
  align-items: center;
  min-height: ${token('target')};
  padding: 0 16px;
  border-radius: ${token('radius')};
  background: ${token('colorText')};
  color: ${token('colorSurface')};
  font-weight: 600;
  transform: translateY(-80px);

  &:focus {
    transform: none;
  }
`;

/** The first stop of the Tab key: past the navigation. */
export function SkipLink() {
  const skip = () => document.getElementById(MAIN_ID)?.focus();
  return (
    <Anchor href={`#${MAIN_ID}`} onClick={skip}>
      {es.shell.skip}
    </Anchor>
  );
}
