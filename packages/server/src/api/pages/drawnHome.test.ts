import { beforeEach, describe, expect, it, vi } from 'vitest';
import { drawnHome } from './drawnHome';

const banner = { id: 1, title: 'Noche grande' };
const askBanners = vi.fn(async () => [banner]);
const log = vi.fn();
const draw = vi.fn(async (name: string, data: object) => `${name} with ${JSON.stringify(data)}`);
let time = 0;

/** The home at an hour, and again when what it began has ended. */
const homeOf = () => {
  const home = drawnHome(askBanners, { draw }, log, () => time);
  return async (seconds: number) => {
    time = seconds * 1000;
    const found = home();
    await new Promise(setImmediate);
    return found;
  };
};

beforeEach(() => {
  askBanners.mockReset().mockResolvedValue([banner]);
  draw.mockClear();
  log.mockClear();
});

describe('the home with its banners', () => {
  it('is drawn for the visit after the first, which does not wait', async () => {
    const at = homeOf();
    expect(await at(0)).toBeNull();
    expect(await at(1)).toBe('play with {"banners":[{"id":1,"title":"Noche grande"}]}');
  });

  it('is drawn again when the banners are others, and asks for them every ten seconds at most', async () => {
    const at = homeOf();
    await at(0);
    await at(9);
    expect(askBanners).toHaveBeenCalledTimes(1);
    await at(11);
    expect([askBanners.mock.calls.length, draw.mock.calls.length]).toEqual([2, 1]);
    askBanners.mockResolvedValue([{ ...banner, title: 'Otra' }]);
    await at(22);
    expect(await at(23)).toContain('Otra');
  });

  it('is the page without any when none is left', async () => {
    const at = homeOf();
    await at(0);
    askBanners.mockResolvedValue([]);
    await at(11);
    expect(await at(12)).toBeNull();
  });

  it('stays as it was, and says so to the operator, while the database or the drawing fails', async () => {
    const at = homeOf();
    await at(0);
    askBanners.mockRejectedValueOnce(new Error('gone'));
    await at(11);
    draw.mockRejectedValueOnce(new Error('no memory'));
    askBanners.mockResolvedValue([{ ...banner, title: 'Otra' }]);
    await at(22);
    expect(log.mock.calls.map(([{ level, error }]) => [level, error])).toEqual([
      ['warn', 'Error: gone'],
      ['warn', 'Error: no memory'],
    ]);
    expect(await at(33)).toContain('Noche grande');
    expect(await at(34)).toContain('Otra');
  });
});
