import manifest from '../../../packages/widgets/custom-elements.json';
import { elementSpecs } from '../../../packages/widgets/src/elements/elementSpecs';

/** An attribute of a tag, as the manifest tells it. */
export interface TagAttribute {
  name: string;
  /** The property of the element and the prop of the component. */
  prop: string;
  description: string;
  kind: 'flag' | 'number' | 'words' | 'text';
  /** What a `words` attribute takes. */
  words: readonly string[];
  byDefault: string | undefined;
}

/** A widget with its tag and its component. */
export interface WidgetTag {
  tag: string;
  component: string;
  description: string;
  attributes: readonly TagAttribute[];
  events: readonly { name: string; description: string }[];
  /** Props that the tag gives its component by itself. */
  given: Record<string, unknown>;
  /** How its place is kept. */
  display: 'block' | 'inline-block';
}

type Declared = (typeof manifest.modules)[number]['declarations'][number];
type DeclaredAttribute = Declared['attributes'][number];

const wordsOf = (type: string) => [...type.matchAll(/'([^']+)'/g)].map(([, word]) => word!);
const unquoted = (text: string | undefined) => text?.replaceAll("'", '');

function attributeOf(declared: DeclaredAttribute): TagAttribute {
  const { name, fieldName, description, type } = declared;
  const words = wordsOf(type.text);
  const kind =
    type.text === 'boolean' ? 'flag' : type.text === 'number' ? 'number' : words.length > 0 ? 'words' : 'text';
  const byDefault = unquoted('default' in declared ? (declared.default as string | undefined) : undefined);
  return { name, prop: fieldName, description, kind, words, byDefault };
}

function widgetOf({ tagName, name, description, attributes, events }: Declared): WidgetTag {
  const spec = elementSpecs.find((each) => `arma11-${each.name}` === tagName);
  return {
    tag: tagName,
    component: name.replace(/^Arma11|Element$/g, ''),
    description,
    attributes: attributes.map(attributeOf),
    events,
    given: { ...spec?.defaults },
    display: spec?.box.display ?? 'block',
  };
}

/** The widgets; the provider shows nothing itself. */
export const widgetTags: readonly WidgetTag[] = manifest.modules
  .flatMap(({ declarations }) => declarations)
  .filter(({ tagName }) => !tagName.endsWith('-provider'))
  .map(widgetOf);

/** The widget with that tag. Throws where there is none. */
export function widgetTag(tag: string): WidgetTag {
  const found = widgetTags.find((each) => each.tag === tag);
  if (!found) throw new Error(`There is no tag '${tag}' in custom-elements.json.`);
  return found;
}
