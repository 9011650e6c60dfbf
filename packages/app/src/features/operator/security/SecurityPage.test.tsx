// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { OperatorShell } from '../OperatorShell';
import { dialog, mountDesk } from '../testing/mountDesk';
import { SecurityPage } from './SecurityPage';

afterEach(cleanup);

const at = 'plus/auth/second-factor/';
const NONE = { required: true, given: false, totp: null, passkeys: [], recovery_left: 0 };
const OFFER = { status: 'ok', secret: 'ABCDEFGH', uri: 'otpauth://totp/x', qr: 'data:image/svg+xml,' };
const CODES = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH'];

const shell = (second_factor: string | undefined, more: Record<string, unknown> = {}) =>
  mountDesk({
    page: <OperatorShell />,
    path: '/operador',
    answers: {
      'GET plus/users/me/desk/': { role: 'admin', second_factor },
      'GET users/get-data/': { id: 9, username: 'cabina-1' },
      [`GET ${at}`]: NONE,
      ...more,
    },
  });

const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the desk before the second factor', () => {
  it('asks for a code of whoever has one, and then asks again what it waits for', async () => {
    const { sent, asked } = shell('show', { [`POST ${at}code/`]: { status: 'ok' } });
    await screen.findByRole('heading', { name: 'Confirma que eres tú' });
    write('Código de tu app o de recuperación', '123456');
    press('Confirmar');
    await expect.poll(() => asked.filter((path) => path.includes('me/desk')).length).toBe(2);
    expect(sent).toMatchObject([{ call: `${at}code/`, body: { code: '123456' } }]);
  });

  it('says the server’s sentence where the code is wrong', async () => {
    shell('show', { [`POST ${at}code/`]: new Error('El código no es correcto o ya se usó.') });
    await screen.findByRole('heading', { name: 'Confirma que eres tú' });
    write('Código de tu app o de recuperación', '000000');
    press('Confirmar');
    await expect.poll(() => screen.getByRole('alert').textContent).toContain('no es correcto');
  });

  it('shows whoever has none nothing but the way to one', async () => {
    shell('add');
    expect(await screen.findByText(/necesitas un segundo factor/)).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Activar app de códigos' })).toBeTruthy();
  });
});

describe('the page of one’s second factors', () => {
  const page = (answers: Record<string, unknown>) =>
    mountDesk({ page: <SecurityPage />, path: '/operador/seguridad', answers });

  it('adds an app by its QR code or its secret, and shows the recovery codes of the first', async () => {
    const { sent } = page({
      [`GET ${at}`]: NONE,
      [`POST ${at}totp/begin/`]: OFFER,
      [`POST ${at}totp/`]: { status: 'ok', recovery_codes: CODES },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Activar app de códigos' }));
    await dialog('Activar app de códigos');
    expect(screen.getByRole('img', { name: 'Código QR para tu app de códigos' })).toBeTruthy();
    expect(screen.getByText('ABCD EFGH')).toBeTruthy();
    write('Código de seis dígitos', '123456');
    press('Activar');
    await dialog('Guarda tus códigos de recuperación');
    expect(screen.getAllByText(/^[A-H]{4}(-[A-H]{4}){3}$/)).toHaveLength(2);
    expect(sent.at(-1)).toMatchObject({ body: { code: '123456' } });
    press('Ya los guardé');
    expect(screen.queryByText(CODES[0]!)).toBeNull();
  });

  it('names its passkeys, and asks before one goes', async () => {
    const passkeys = [{ id: 7, name: 'Laptop', created_at: '2026-03-02T17:00:00Z', last_used_at: null }];
    const { sent } = page({
      [`GET ${at}`]: { ...NONE, passkeys, recovery_left: 9 },
      [`DELETE ${at}passkeys/7/`]: { status: 'ok' },
    });
    expect(await screen.findByText(/Te quedan 9 códigos/)).toBeTruthy();
    press('Quitar la llave Laptop');
    await dialog('Quitar «Laptop»');
    expect(sent).toEqual([]);
    fireEvent.click(screen.getAllByRole('button', { name: 'Quitar' }).at(-1)!);
    await expect.poll(() => sent.map(({ call }) => call)).toEqual([`${at}passkeys/7/`]);
  });
});
