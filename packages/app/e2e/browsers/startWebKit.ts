import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Builder, type WebDriver, type WebElement } from 'selenium-webdriver';
import { freePort } from '../../../../tooling/machine/freePort.mjs';
import { displayServer } from '../../../../tooling/machine/otherBrowsers.mjs';
import type { RunningBrowser, Tab } from './Tab';

/** Starts WebKitGTK's own small browser over WebDriver, on a display without a screen where the machine has none. */
export async function startWebKit(path: string): Promise<RunningBrowser> {
  const display = process.env.DISPLAY ? undefined : await startDisplay();
  const port = await freePort();
  // Drawing in software, the compositor crashes now and then.
  const env = { ...process.env, WEBKIT_DISABLE_COMPOSITING_MODE: '1', ...(display && { DISPLAY: display.name }) };
  const server = guarded([path, `--port=${port}`], env);
  const address = `http://127.0.0.1:${port}`;
  await answering(address);
  const driver = await new Builder().usingServer(address).withCapabilities({ browserName: 'MiniBrowser' }).build();
  await driver.manage().window().setRect({ width: 480, height: 900 });
  return {
    tab: tabOf(driver, await driver.getWindowHandle()),
    async close() {
      await driver.quit();
      await stop(server);
      if (display) await stop(display.server);
    },
  };
}

/** The guard stops it when this process ends, however it ends. */
const guarded = (command: string[], env: NodeJS.ProcessEnv, output: 'ignore' | 'pipe' = 'ignore') =>
  spawn(process.execPath, ['tooling/machine/guard.mjs', '-', 'SIGTERM', ...command], {
    env,
    detached: true,
    stdio: ['pipe', output, 'ignore'],
  });

async function stop(server: ChildProcess): Promise<void> {
  server.stdin!.end();
  await once(server, 'exit');
}

/** A display without a screen: it chooses its number and says it. */
async function startDisplay(): Promise<{ name: string; server: ChildProcess }> {
  const options = ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'];
  const server = guarded([displayServer!, ...options], process.env, 'pipe');
  const [number] = (await once(server.stdout as Readable, 'data')) as [Buffer];
  return { name: `:${number.toString().trim()}`, server };
}

async function answering(address: string): Promise<void> {
  const end = performance.now() + 10_000;
  while (
    !(await fetch(`${address}/status`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (performance.now() > end) throw new Error(`WebKitWebDriver did not answer at ${address}.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** One window of the driver, which acts on one at a time. */
function tabOf(driver: WebDriver, handle: string): Tab {
  const here = async () => driver.switchTo().window(handle);
  const element = async (expression: string) => {
    await here();
    return driver.executeScript<WebElement>(`return ${expression}`);
  };
  return {
    async goto(url) {
      await here();
      await driver.get(url);
    },
    async evaluate<T>(expression: string) {
      await here();
      return driver.executeScript<T>(`return ${expression}`);
    },
    click: async (expression) => (await element(expression)).click(),
    type: async (expression, text) => (await element(expression)).sendKeys(text),
    async popup() {
      const opened = await driver.wait(
        async () => (await driver.getAllWindowHandles()).find((each) => each !== handle),
        10_000,
      );
      return tabOf(driver, opened!);
    },
    async shoot(path) {
      await here();
      await writeFile(path, await driver.takeScreenshot(), 'base64');
    },
  };
}
