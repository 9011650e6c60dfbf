import { Icon } from '../../ui/Icon';
import type { ShirtWords } from './shirtWords';

/** The short lines of what a player says, each with its sign. */
export const ShirtLines = ({ lines }: Pick<ShirtWords, 'lines'>) => (
  <>
    {lines.map(({ text, sign }) => (
      <span key={text}>
        {sign === 'live' && <i />}
        {sign === 'check' && <Icon name="check" size={12} stroke={3.2} />}
        {text}
      </span>
    ))}
  </>
);
