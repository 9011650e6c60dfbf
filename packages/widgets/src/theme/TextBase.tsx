import { forwardRef, useContext, type HTMLAttributes } from 'react';
import { styled } from 'styled-components';
import { LanguageContext } from './LanguageContext';
import { SCHEME_NAME } from './schemes';
import { baseText } from './typography';

const Base = styled.div`
  color-scheme: var(${SCHEME_NAME}, inherit);
  ${baseText}
`;

const basedOn = <Element extends HTMLElement>(tag: 'div' | 'section' | 'span') =>
  forwardRef<Element, HTMLAttributes<Element>>(function TextBase(props, ref) {
    return <Base as={tag} lang={useContext(LanguageContext)} {...(props as object)} ref={ref as never} />;
  });

/**
 * A `<div>` with the base of the widgets' text inside a provider: colour, size, boxes and focus ring, in the provider's scheme.
 * Every widget's root is one; it is also for markup of your own that is to look like them.
 */
export const TextBase = /*#__PURE__*/ basedOn<HTMLDivElement>('div');

/** The same as a `<section>`. */
export const TextBaseSection = /*#__PURE__*/ basedOn<HTMLElement>('section');

/** The same as a `<span>`. */
export const TextBaseSpan = /*#__PURE__*/ basedOn<HTMLSpanElement>('span');
