const NAME = /^(?:export )?(?:declare )?(?:interface|type|function|const|class) (\w+)/m;
const ANSWER = /\): (\w+);$/m;

/** Every declaration of an API report with its name, without the report's own comments. */
function declarations(report: string): Map<string, string> {
  const code = report.split('```ts')[1]?.split('```')[0] ?? '';
  const blocks = code
    .split(/\n\n(?=\/\/ @|export |interface |type )/)
    .map((block) => block.replaceAll(/^\s*\/\/.*\n/gm, '').trim());
  return new Map(blocks.flatMap((block) => (NAME.test(block) ? [[NAME.exec(block)![1]!, block] as const] : [])));
}

/** What the package exports of one widget: component, props, hook, and what the hook answers. */
export function apiOf(report: string, widget: string): string {
  const known = declarations(report);
  const hook = known.get(`use${widget}`) ?? '';
  const names = [widget, `${widget}Props`, `${widget}Options`, `use${widget}`, ANSWER.exec(hook)?.[1] ?? ''];
  return names.flatMap((name) => known.get(name) ?? []).join('\n\n');
}
