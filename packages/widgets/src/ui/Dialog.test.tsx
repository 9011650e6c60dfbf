import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { StyleSheetManager } from 'styled-components';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog';

afterEach(cleanup);

function Page({ onClosed }: { onClosed?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onClosed?.();
  };
  return (
    <>
      <button onClick={() => setOpen(true)}>Cambiar</button>
      <Dialog
        open={open}
        onClose={close}
        title="Mediocampista"
        description="Sale Ccori"
        footer={<button>Pagar</button>}
      >
        <button>Illapa Bustíos</button>
      </Dialog>
    </>
  );
}

const open = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Cambiar' }));
  return screen.getByRole('dialog', { name: 'Mediocampista', description: 'Sale Ccori' });
};

describe('Dialog', () => {
  it('is not in the page while closed', () => {
    render(<Page />);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText('Illapa Bustíos')).toBeNull();
  });

  it('takes the focus when it opens and gives it back when it closes', async () => {
    render(<Page />);
    const dialog = await open();
    expect(dialog.contains(document.activeElement)).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cambiar' }));
  });

  it('closes with Esc, once', async () => {
    const onClosed = vi.fn();
    render(<Page onClosed={onClosed} />);
    await open();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onClosed).toHaveBeenCalledOnce();
  });

  it("closes with the phone's way back, which asks by a cancel event", async () => {
    const onClosed = vi.fn();
    render(<Page onClosed={onClosed} />);
    const dialog = await open();
    const back = new Event('cancel', { cancelable: true });
    fireEvent(dialog, back);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onClosed).toHaveBeenCalledOnce();
    expect(back.defaultPrevented).toBe(true);
  });

  it('closes with a tap beside it, not with one inside', async () => {
    render(<Page />);
    const dialog = await open();
    await userEvent.click(screen.getByText('Illapa Bustíos'));
    expect(screen.getByRole('dialog')).toBe(dialog);
    await userEvent.click(dialog);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('keeps a place lit behind it', () => {
    const lit = { left: 10, top: 20, width: 30, height: 40 };
    render(
      <Dialog open onClose={() => {}} title="Defensa" lit={lit}>
        x
      </Dialog>,
    );
    const spot = document.querySelector<HTMLElement>('[data-lit="true"] > i');
    expect([spot?.style.left, spot?.style.top, spot?.style.width, spot?.style.height]).toEqual([
      '10px',
      '20px',
      '30px',
      '40px',
    ]);
  });
});

describe('Dialog inside a shadow root', () => {
  const hosts: Element[] = [];
  afterEach(() => hosts.splice(0).forEach((host) => host.remove()));

  it('gives the focus back to the element of that root', async () => {
    const host = document.body.appendChild(document.createElement('div'));
    hosts.push(host);
    const shadow = host.attachShadow({ mode: 'open' });
    const place = shadow.appendChild(document.createElement('div'));
    const root = createRoot(place);
    act(() =>
      root.render(
        <StyleSheetManager target={shadow}>
          <Page />
        </StyleSheetManager>,
      ),
    );
    const opener = shadow.querySelector('button');
    act(() => {
      opener?.focus();
      opener?.click();
    });
    const dialog = shadow.querySelector('dialog');
    expect(dialog?.open).toBe(true);
    act(() => shadow.querySelector<HTMLButtonElement>('[aria-label="Cerrar"]')?.click());
    expect(dialog?.open).toBe(false);
    expect(shadow.activeElement).toBe(opener);
    act(() => root.unmount());
  });
});
