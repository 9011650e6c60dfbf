import { tokenProperty } from '@arma11/widgets/theme';
import { useChosenTokens } from '../chosenTokens';
import { Warning } from '../labControls';
import { weakPairs, type WeakPair } from './weakPairs';

const sentence = ({ scheme, ink, ground, ratio, needed }: WeakPair) =>
  `${scheme === 'dark' ? 'Dark' : 'Light'}: ${tokenProperty(ink)} on ${tokenProperty(ground)} has ${ratio.toFixed(2)}:1, ${
    needed === 4.5 ? 'text' : 'an edge'
  } needs ${needed}:1.`;

/** Every pair of colours that the changed tokens have brought too close together. */
export function ContrastWarnings() {
  const weak = weakPairs(useChosenTokens());
  return (
    <div role="status">
      {weak.length === 0 ? (
        <p>Contrast: every pair of colours is far enough apart in both schemes.</p>
      ) : (
        <Warning aria-label="Contrast">
          {weak.map(sentence).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </Warning>
      )}
    </div>
  );
}
