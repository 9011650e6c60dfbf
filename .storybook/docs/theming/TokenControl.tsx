import { useId, useState } from 'react';
import { brandAppearance, tokenProperty, tokens, type TokenName } from '@arma11/widgets/theme';
import { chooseToken, useChosenTokens } from '../chosenTokens';
import { Push, Quiet, Row } from '../labControls';
import { acceptsToken } from './acceptsToken';
import { opaqueHex } from './cssColour';
import { sliders } from './tokenGroups';

interface TokenControlProps {
  name: TokenName;
  /** Whose value stands in the field while it is not changed. */
  scheme: 'dark' | 'light';
}

/** Changes one token in every story of this tab. */
export function TokenControl({ name, scheme }: TokenControlProps) {
  const id = useId();
  const chosen = useChosenTokens()[name];
  const [draft, setDraft] = useState<string | null>(null);
  const { kind, description, [scheme]: own } = tokens[name];
  const value = chosen ?? brandAppearance.variables?.[name] ?? own;
  const refused = draft !== null && !acceptsToken(kind, draft);
  const type = (text: string) => {
    setDraft(text);
    if (acceptsToken(kind, text)) chooseToken(name, text.trim());
  };
  return (
    <div>
      <label htmlFor={id}>
        <code>{tokenProperty(name)}</code>
        <Quiet>{description}</Quiet>
      </label>
      <Row>
        <Pick name={name} value={value} />
        <input
          id={id}
          type="text"
          spellCheck={false}
          value={draft ?? value}
          aria-invalid={refused}
          onChange={(event) => type(event.target.value)}
          onBlur={() => setDraft(null)}
        />
        {chosen !== undefined && (
          <Push type="button" aria-label={`Reset ${tokenProperty(name)}`} onClick={() => chooseToken(name, undefined)}>
            Reset
          </Push>
        )}
      </Row>
      {refused && <Quiet role="status">Not a value of this kind: the last good one stays.</Quiet>}
    </div>
  );
}

/** What is quicker than typing: a palette or a slider. */
function Pick({ name, value }: { name: TokenName; value: string }) {
  const change = (given: string) => chooseToken(name, given);
  const hex = tokens[name].kind === 'color' ? opaqueHex(value) : null;
  const slider = sliders[name];
  if (hex) {
    const label = `${tokenProperty(name)}, palette`;
    return <input type="color" aria-label={label} value={hex} onChange={(event) => change(event.target.value)} />;
  }
  if (!slider) return null;
  const [min, max, step] = slider;
  const unit = tokens[name].kind === 'length' ? 'px' : '';
  return (
    <input
      type="range"
      aria-label={`${tokenProperty(name)}, slider`}
      {...{ min, max, step }}
      value={Number.parseFloat(value)}
      onChange={(event) => change(`${event.target.value}${unit}`)}
    />
  );
}
