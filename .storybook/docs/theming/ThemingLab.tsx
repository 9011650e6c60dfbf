import { useState } from 'react';
import { forgetTokens, useChosenTokens } from '../chosenTokens';
import { CodeToCopy } from '../CodeToCopy';
import { widgetTags } from '../guide/widgetTags';
import { Push, Row } from '../labControls';
import { Beside, Bench, Group, Lab } from '../labStyles';
import { ContrastWarnings } from './ContrastWarnings';
import { ThemingPreview } from './ThemingPreview';
import { cssRule, reactTheme, scriptTheme } from './themeSnippets';
import { TokenControl } from './TokenControl';
import { tokenGroups } from './tokenGroups';

type Scheme = 'dark' | 'light';

/** Every token with a control, live widgets beside, and the code of what was changed. */
export function ThemingLab() {
  const [scheme, setScheme] = useState<Scheme>('dark');
  return (
    <Lab className="sb-unstyled">
      <Bench>
        <div>
          {tokenGroups.map(({ title, tokens }, at) => (
            <Group key={title} open={at === 0}>
              <summary>{title}</summary>
              <div>
                {tokens.map((name) => (
                  <TokenControl key={name} name={name} scheme={scheme} />
                ))}
              </div>
            </Group>
          ))}
        </div>
        <Beside>
          <h2>Live</h2>
          <Row role="group" aria-label="Scheme">
            {(['dark', 'light'] as const).map((name) => (
              <Push key={name} type="button" aria-pressed={name === scheme} onClick={() => setScheme(name)}>
                {name === 'dark' ? 'Dark scheme' : 'Light scheme'}
              </Push>
            ))}
            <Push type="button" onClick={forgetTokens}>
              Reset everything
            </Push>
          </Row>
          <ThemingPreview scheme={scheme} />
          <ContrastWarnings />
        </Beside>
      </Bench>
      <ChangedCode scheme={scheme} />
    </Lab>
  );
}

function ChangedCode({ scheme }: { scheme: Scheme }) {
  const chosen = useChosenTokens();
  if (Object.keys(chosen).length === 0) return <p>Change a token, and its code stands here.</p>;
  return (
    <>
      <CodeToCopy
        title="Style sheet of the page"
        code={cssRule(
          widgetTags.map(({ tag }) => tag),
          chosen,
        )}
      />
      <CodeToCopy title="Script tag" code={scriptTheme(chosen)} />
      <CodeToCopy title="React" code={reactTheme(scheme, chosen)} />
    </>
  );
}
