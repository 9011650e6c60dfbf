import { SegmentedToggle } from '@arma11/widgets/ui';
import { es } from '../../messages/es';
import { chooseScheme, SCHEMES } from './scheme';
import { useScheme } from './useScheme';

/** Chooses how the app looks on this device. */
export const SchemeSwitch = () => (
  <SegmentedToggle
    label={es.profile.scheme.title}
    options={SCHEMES.map((value) => ({ value, label: es.profile.scheme.names[value] }))}
    value={useScheme()}
    onChange={chooseScheme}
  />
);
