import {
  createContext,
  forwardRef,
  useContext,
  useMemo,
  type ComponentType,
  type ElementType,
  type ReactNode,
} from 'react';
import { RuleBook, type RuleTarget } from './RuleBook';

/** What a styled component remembers of itself, for those that are made of it. */
interface Layer {
  id: number;
  rules: string;
}

interface StyledProps {
  as?: ElementType;
  className?: string;
}

type Styled = ComponentType<StyledProps> & { layers: readonly Layer[]; target: ElementType };

let made = 0;

const BookContext = createContext<RuleBook | undefined>(undefined);
let pageBook: RuleBook | undefined;

const classOf = ({ id }: Layer) => `a${id.toString(36)}`;

/**
 * `styled` of the script tag: the build has turned each template into its finished rules, with `&` where the class goes
 * (tooling/embed/compiledStyles.mjs), so nothing is parsed here. `base` is a tag, a component, or another of these.
 */
export function styled(base: ElementType | Styled, rules: string): Styled {
  const layer: Layer = { id: ++made, rules };
  const below = typeof base === 'object' || typeof base === 'function' ? (base as Partial<Styled>) : {};
  const layers = [...(below.layers ?? []), layer];
  const target = below.target ?? (base as ElementType);
  const names = layers.map(classOf).join(' ');
  const component = forwardRef(function Styled({ as: Target = target, className, ...rest }: StyledProps, ref) {
    const book = useContext(BookContext) ?? (pageBook ??= new RuleBook(document.head));
    for (const each of layers) book.write(each.id, classOf(each), each.rules);
    return <Target {...rest} ref={ref} className={className ? `${names} ${className}` : names} />;
  });
  return Object.assign(component, { layers, target }) as unknown as Styled;
}

/** Props of StyleSheetManager. */
export interface StyleSheetManagerProps {
  /** @default where the rules of what is around go */
  target?: RuleTarget;
  nonce?: string;
  children: ReactNode;
}

/** Sends the rules of everything inside to `target`, as styled-components' own does. */
export function StyleSheetManager({ target, nonce, children }: StyleSheetManagerProps) {
  const around = useContext(BookContext);
  const book = useMemo(() => (target ? new RuleBook(target, nonce) : around), [target, nonce, around]);
  return <BookContext.Provider value={book}>{children}</BookContext.Provider>;
}

/** A fragment of style: the build has written it into the rules of the components that use it. */
export const css = '';
/** An animation: the build has written it beside the rules of the components that use it. */
export const keyframes = '';
