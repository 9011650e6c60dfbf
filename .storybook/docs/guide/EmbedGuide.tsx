import { ThemeRoot, token, type Mode } from '@arma11/widgets/theme';
import { useCallback, useMemo, useState } from 'react';
import { chosenAppearance, useChosenTokens } from '../chosenTokens';
import { CodeToCopy } from '../CodeToCopy';
import { Push, Quiet, Row } from '../labControls';
import { Beside, Bench, Ground, Lab } from '../labStyles';
import { RecordedScenario } from '../RecordedScenario';
import { AttributeField } from './AttributeField';
import { cssCode, htmlCode, reactCode, scriptCode, tagCode, type Auth, type EmbedChoice } from './embedSnippets';
import { EventLog, type Heard } from './EventLog';
import { LiveElement } from './LiveElement';
import { recordedIds } from './recordedIds';
import { SignInField } from './SignInField';
import { widgetTag, widgetTags, type WidgetTag } from './widgetTags';

type Attributes = EmbedChoice['attributes'];

/** The attributes that a widget needs, with what the recorded game has for them. */
function fitting(widget: WidgetTag, given: Attributes): Attributes {
  const next = { ...given };
  for (const { name } of widget.attributes) {
    const ids = recordedIds(name, next.kind)?.map(({ id }) => String(id));
    if (ids && !ids.includes(String(next[name]))) next[name] = ids[0]!;
  }
  return next;
}

const begin = (tag: string) => ({ widget: widgetTag(tag), attributes: fitting(widgetTag(tag), {}) });

/** Puts a tag together: its attributes, the live element beside, and the code for a page and for React. */
export function EmbedGuide() {
  const [{ widget, attributes }, choose] = useState(() => begin('arma11-prediccion-panel'));
  const [auth, setAuth] = useState<Auth>('popup');
  const [height, setHeight] = useState<number>();
  const [heard, setHeard] = useState<readonly Heard[]>([]);
  const hear = useCallback(
    (name: string, detail: unknown) =>
      setHeard((before) => [{ name, detail, at: (before[0]?.at ?? 0) + 1 }, ...before].slice(0, 8)),
    [],
  );
  const tokens = useChosenTokens();
  const events = useMemo(() => widget.events.map(({ name }) => name), [widget]);
  const choice: EmbedChoice = { widget, attributes, auth, tokens, ...(height ? { height } : {}) };
  // The recorded game has one jornada, the current one.
  const { jornada: _, ...playable } = attributes;
  const css = cssCode(choice);
  const script = scriptCode(choice);
  const change = (name: string, value: string | true | undefined) => {
    const { [name]: __, ...others } = attributes;
    choose({ widget, attributes: fitting(widget, value === undefined ? others : { ...attributes, [name]: value }) });
  };
  return (
    <Lab className="sb-unstyled">
      <Row role="group" aria-label="Widget">
        {widgetTags.map(({ tag, component }) => (
          <Push
            key={tag}
            type="button"
            aria-pressed={tag === widget.tag}
            onClick={() => {
              choose(begin(tag));
              setHeard([]);
            }}
          >
            {component}
          </Push>
        ))}
      </Row>
      <p>{widget.description}</p>
      <Bench>
        <div style={{ display: 'grid', gap: 12 }}>
          {widget.attributes.map((attribute) => (
            <AttributeField
              key={attribute.name}
              attribute={attribute}
              value={attributes[attribute.name]}
              ids={recordedIds(attribute.name, attributes.kind)}
              onChange={(value) => change(attribute.name, value)}
            />
          ))}
          <SignInField value={auth} onChange={setAuth} />
          <Quiet>
            {Object.keys(tokens).length > 0
              ? 'The tokens changed on Foundations/Theming are in the code.'
              : 'Change tokens on Foundations/Theming, and they are in the code here.'}
          </Quiet>
        </div>
        <Beside>
          <h2>Live</h2>
          <Ground tabIndex={0} role="region" aria-label={`Live: ${widget.tag}`}>
            <ThemeRoot
              lang="es-PE"
              mode={(attributes.mode as Mode | undefined) ?? 'auto'}
              appearance={chosenAppearance()}
              style={{ background: token('colorSurface'), padding: 16 }}
            >
              <RecordedScenario name="antes">
                <LiveElement
                  code={tagCode({ widget, attributes: playable })}
                  events={events}
                  onEvent={hear}
                  onHeight={setHeight}
                />
              </RecordedScenario>
            </ThemeRoot>
          </Ground>
          <EventLog heard={heard} />
        </Beside>
      </Bench>
      <CodeToCopy title="HTML" code={htmlCode(choice)} />
      {script && <CodeToCopy title="Script" code={script} />}
      {css && <CodeToCopy title="CSS" code={css} />}
      <CodeToCopy title="React" code={reactCode(choice)} />
    </Lab>
  );
}
