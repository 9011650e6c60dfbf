import { describe, expect, it, vi } from 'vitest';
import { withOwnProps } from './withOwnProps';

describe('what a prop getter gives to who brings attributes of their own', () => {
  it('is ours where they bring none', () => {
    const ours = { type: 'button', onClick: () => undefined };
    expect(withOwnProps(ours)).toEqual(ours);
    expect(withOwnProps(ours, { onClick: undefined })).toMatchObject({ type: 'button' });
  });

  it('has their attributes, and their words in place of ours', () => {
    const props = withOwnProps(
      { type: 'button', 'aria-label': 'Guardar' },
      { className: 'save', 'aria-label': 'Enviar' },
    );
    expect(props).toEqual({ type: 'button', className: 'save', 'aria-label': 'Enviar' });
  });

  it('calls their handler and then ours, with the same event', () => {
    const called: string[] = [];
    const event = { defaultPrevented: false };
    const props = withOwnProps(
      { onClick: (given: unknown) => void called.push(given === event ? 'ours' : 'wrong') },
      { onClick: () => void called.push('theirs') },
    );
    props.onClick(event);
    expect(called).toEqual(['theirs', 'ours']);
  });

  it('leaves ours out where theirs prevents what the event would do', () => {
    const ours = vi.fn();
    const props = withOwnProps(
      { onClick: ours as (event: { defaultPrevented: boolean }) => void },
      { onClick: (event: { defaultPrevented: boolean }) => void (event.defaultPrevented = true) },
    );
    props.onClick({ defaultPrevented: false });
    expect(ours).not.toHaveBeenCalled();
  });

  it('keeps our handler where theirs is undefined', () => {
    const ours = vi.fn();
    withOwnProps({ onClick: ours }, { onClick: undefined as (() => void) | undefined }).onClick?.();
    expect(ours).toHaveBeenCalledOnce();
  });

  it('gives the element to both refs, be theirs an object or a function', () => {
    const given: unknown[] = [];
    const object = { current: null as unknown };
    const ours = { ref: (element: unknown) => void given.push(element) };
    (withOwnProps(ours, { ref: object }).ref as (element: unknown) => void)('button');
    withOwnProps(ours, { ref: (element: unknown) => void given.push(element) }).ref('row');
    expect([object.current, given]).toEqual(['button', ['button', 'row', 'row']]);
  });
});
