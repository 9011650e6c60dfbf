import { pitchArt } from '@arma11/core/art';
import { Art } from '../../ui/Art';

const PITCH = pitchArt();

/** The drawing of the stadium: stand, grass and lines. */
export const PitchGround = () => <Art node={PITCH} />;
