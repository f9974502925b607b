import * as api from '@dopahiya/api';
import { readEnv as readWith } from '@dopahiya/site/server';
import { describe, expect, it } from 'vitest';

const readEnv = (variables: NodeJS.ProcessEnv) => readWith({ variables, dataFolder: '.data', api });

describe('readEnv', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toMatchObject({
      PORT: 3000,
      DATA_DIR: '.data',
      SITE_ORIGIN: 'http://localhost:3000',
      PAGE_CACHE: 'on',
      OWNER_CLAIMS: 'shown',
    });
  });

  it('takes an empty setting for none', () => {
    expect(readEnv({ DATABASE_URL: '', PORT: '' })).toMatchObject({ PORT: 3000 });
  });

  it('takes of an address its origin', () => {
    expect(readEnv({ API_ORIGIN: 'http://api.test:8000/' }).API_ORIGIN).toBe('http://api.test:8000');
  });

  it('reads who answers complaints', () => {
    expect(readEnv({ GRIEVANCE_OFFICER: 'Asha Rao <asha@example.in>' }).GRIEVANCE_OFFICER).toEqual({
      name: 'Asha Rao',
      mail: 'asha@example.in',
    });
    expect(readEnv({}).GRIEVANCE_OFFICER).toBeUndefined();
  });

  it.each([
    ['PORT', 'nine'],
    ['PORT', '70000'],
    ['OWNER_CLAIMS', 'no'],
    ['GRIEVANCE_OFFICER', 'Asha Rao'],
    ['GRIEVANCE_OFFICER', '<asha@example.in>'],
    ['GRIEVANCE_OFFICER', 'Asha Rao <asha>'],
    ['API_ORIGIN', 'not an address'],
    ['API_ORIGIN', 'localhost:8000'],
  ])('refuses %s=%s and names it', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrow(name);
  });
});
