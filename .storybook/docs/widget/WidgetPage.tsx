import { Controls, Heading, Markdown, Primary, Stories, Title, useOf } from '@storybook/addon-docs/blocks';
import report from '../../../packages/widgets/api/widgets.api.md?raw';
import { CodeToCopy } from '../CodeToCopy';
import { widgetTags } from '../guide/widgetTags';
import { Lab } from '../labStyles';
import { manuals, pageOf } from '../manual/manuals';
import { Scroll } from '../Scroll';
import { apiOf } from './apiOf';
import { docComment } from './docComment';

/** The page of a component's stories; a widget's also has its API, and leads to its hook, its tag and its code. */
export function WidgetPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { component, parameters } = preparedMeta;
  const { description, example } = docComment(
    String(parameters.docs?.extractComponentDescription?.(component, { component, parameters }) ?? ''),
  );
  const widget = widgetTags.find((each) => preparedMeta.title === `Widgets/${each.component}`);
  return (
    <>
      <Title />
      <Markdown>{description}</Markdown>
      {widget && (
        <Markdown>
          {[
            `React: [component and hook](${pageOf(manuals['react.md']!, 'three-levels')})`,
            `HTML: [the tag \`${widget.tag}\`](${pageOf(manuals['embed.md']!, widget.tag)})`,
            `[put it together](${pageOf('embed-guide--docs')})`,
            `[tokens](${pageOf('foundations-theming--docs')})`,
          ].join(' · ')}
        </Markdown>
      )}
      <Heading>As it is</Heading>
      <Primary />
      <Scroll aria-label="Props">
        <Controls />
      </Scroll>
      {widget && (
        <Lab className="sb-unstyled">
          {example && <CodeToCopy title="Example" code={example} />}
          <CodeToCopy title="What @arma11/widgets exports" code={apiOf(report, widget.component)} />
        </Lab>
      )}
      <Stories />
    </>
  );
}
