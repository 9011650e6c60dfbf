import { styled } from 'styled-components';
import { useLoadingScreenWords } from '../messages/loadingScreen.es';
import { displaySize, displayText, token } from '../theme';
import { Spinner } from './Spinner';

const Layer = styled.div`
  position: fixed;
  inset: 0;
  z-index: 40;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 16px;
  background: ${token('colorOverlay')};
`;

const Plate = styled.p`
  ${displayText}
  display: flex;
  align-items: center;
  gap: 12px;
  margin: 0;
  padding: 16px 20px;
  border-radius: ${token('radius')};
  background: ${token('colorSurfaceRaised')};
  box-shadow: ${token('shadow')};
  color: ${token('colorText')};
  font-size: ${displaySize(20)};

  & > :first-child {
    color: ${token('colorAccent')};
  }
`;

/** The dim layer of a route that is starting; show it only after 400 ms. */
export function LoadingScreen({ text }: { text?: string }) {
  const t = useLoadingScreenWords();
  return (
    <Layer role="status">
      <Plate>
        <Spinner />
        {text ?? t.loading}
      </Plate>
    </Layer>
  );
}
