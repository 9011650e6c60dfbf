import { describe, expect, it } from 'vitest';
import { deskCalls } from '@arma11/core/back-office';
import { opsRoutes } from './operatorRoutes';

const rows = Object.entries(deskCalls);

describe('the calls that the back office makes', () => {
  it.each(rows)('%s is served as the back office knows it', (name, call) => {
    expect(opsRoutes.calls[name]).toEqual(call);
  });
});
