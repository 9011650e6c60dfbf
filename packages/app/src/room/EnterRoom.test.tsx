// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { MemoryRouter, useLocation } from 'react-router';
import { ENTERING } from '../page/entering';
import { EnterRoom } from './EnterRoom';

afterEach(cleanup);

function State() {
  return <p>{`estado: ${JSON.stringify(useLocation().state)}`}</p>;
}

function mount(state: unknown, button: string | null = '.join') {
  const onClick = vi.fn();
  const tree = (known: boolean) => (
    <MemoryRouter initialEntries={[{ pathname: '/predi/sala/4', state }]}>
      <EnterRoom button={button}>
        {known && (
          <button className="join" onClick={onClick}>
            Unirme
          </button>
        )}
      </EnterRoom>
      <State />
    </MemoryRouter>
  );
  const { rerender } = render(tree(false));
  rerender(tree(true));
  return { onClick, again: () => rerender(tree(false)) };
}

it('enters once for who signed in to enter, as soon as the button is there, and not again', async () => {
  const { onClick, again } = mount(ENTERING);
  await vi.waitFor(() => expect(onClick).toHaveBeenCalledOnce());
  await screen.findByText('estado: null');
  again();
  expect(onClick).toHaveBeenCalledOnce();
});

it.each([null, undefined, 'entering', { entering: 'yes' }])('does nothing for who comes with %j', async (state) => {
  const { onClick } = mount(state);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onClick).not.toHaveBeenCalled();
});

it('does nothing for who is in already', async () => {
  const { onClick } = mount(ENTERING, null);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(onClick).not.toHaveBeenCalled();
});
