import { styled } from 'styled-components';
import { kitFor, PITCH_STAGE, pitchArt, pitchPlaces } from '@arma11/core/art';
import { token } from '@arma11/widgets/theme';
import { Art, Shirt } from '@arma11/widgets/ui';

const Stage = styled.div`
  position: relative;
  width: min(100%, 460px);
  aspect-ratio: ${PITCH_STAGE.width} / ${PITCH_STAGE.height};
  margin: 32px auto 0;
  border-radius: ${token('radius')};
  overflow: hidden;

  & > svg {
    display: block;
    width: 100%;
    height: 100%;
  }

  & > span {
    position: absolute;
    translate: -50% -50%;
    filter: drop-shadow(0 5px 3px rgb(0 20 8 / 0.55));
  }

  & > span > svg {
    display: block;
    width: 100%;
  }

  @media (min-width: 900px) {
    grid-row: 1 / span 3;
    grid-column: 2;
    margin-top: 48px;
  }
`;

const PITCH = pitchArt();
const { places } = pitchPlaces('433');
const CLUBS = ['Puerto', 'Sillar', 'Amaru', 'Tumi', 'Selva', 'Garúa'].map(kitFor);

/** An eleven on its pitch: what the game is, in one picture. */
export function HeroPitch() {
  return (
    <Stage aria-hidden="true">
      <Art node={PITCH} />
      {places.map(({ slot, x, y, size }) => (
        <span key={slot} style={{ left: `${x}%`, top: `${y}%`, width: `${(size / PITCH_STAGE.width) * 100}%` }}>
          <Shirt kit={CLUBS[(slot * 5) % CLUBS.length]!} number={slot + 1} />
        </span>
      ))}
    </Stage>
  );
}
