import { AnchorMdx, CodeOrSourceMdx, HeadersMdx, Markdown } from '@storybook/addon-docs/blocks';
import { Children, type ComponentProps } from 'react';
import { Scroll } from '../Scroll';
import { linkedHere } from './manuals';

const ScrollingTable = (props: ComponentProps<'table'>) => (
  <Scroll aria-label="Table">
    <table {...props} />
  </Scroll>
);

/** A corner without words heads nothing. */
const Head = ({ children, ...rest }: ComponentProps<'th'>) =>
  Children.count(children) > 0 ? <th {...rest}>{children}</th> : <td {...rest} />;

const overrides = { a: AnchorMdx, code: CodeOrSourceMdx, ...HeadersMdx, table: ScrollingTable, th: Head };

/** A page of `docs/`, as it is in the repository. */
export const Manual = ({ children }: { children: string }) => (
  <Markdown options={{ overrides }}>{linkedHere(children)}</Markdown>
);
