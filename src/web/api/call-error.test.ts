import { describe, expect, it } from 'vitest';
import { languageOf } from '#web/english-words.ts';
import { CallError, canRetry, errorOfResponse, fieldErrorsOf, rowErrorsOf } from './call-error.ts';

describe('the error of a response', () => {
  it('takes the type of the error object, whatever the status', async () => {
    const error = await errorOfResponse(500, '{"error":{"type":"DBWriteError"}}');
    expect(error.type).toBe('DBWriteError');
    expect(error.message).toBe("Sorry, couldn't save the data, try again later.");
  });

  it("shows the object's own message instead of the catalogue's", async () => {
    const error = await errorOfResponse(
      429,
      '{"error":{"type":"badRequest","message":"Too many tries. Wait a minute."}}',
    );
    expect(error.message).toBe('Too many tries. Wait a minute.');
  });

  it.each([
    [401, 'authenticationError'],
    [400, 'DBReadError'],
    [403, 'DBReadError'],
    [404, 'DBReadError'],
    [429, 'DBReadError'],
    [500, 'DBReadError'],
    [502, 'DBReadError'],
  ])('falls back to the status %i without an error object', async (status, type) => {
    expect((await errorOfResponse(status, '<html>Bad gateway</html>')).type).toBe(type);
    expect((await errorOfResponse(status, '')).type).toBe(type);
    expect((await errorOfResponse(status, '{"error":"no"}')).type).toBe(type);
  });

  it('says whether Wingbook itself has answered, and not a proxy or nobody', async () => {
    const answers = [[500, '{"error":{"type":"DBReadError"}}'] as const, [401, ''] as const];
    for (const [status, text] of answers)
      expect(await errorOfResponse(status, text)).toMatchObject({ isUnanswered: false, status });
    expect(await errorOfResponse(502, '<html>Bad gateway</html>')).toMatchObject({ isUnanswered: true, status: 502 });
    expect(new CallError('ajaxNetworkError')).toMatchObject({ isUnanswered: true, status: null });
  });

  it("says 'Error occurred.' for a type that the catalogue does not know", async () => {
    expect(await errorOfResponse(400, '{"error":{"type":"toString"}}')).toMatchObject({
      type: 'other',
      message: 'Error occurred.',
    });
  });

  it('has messages by field only for a rejected save', async () => {
    const rejected = await errorOfResponse(422, '{"error":{"type":"validationError","errors":{"name":"Taken"}}}');
    expect(fieldErrorsOf(rejected)).toEqual({ name: 'Taken' });
    expect(fieldErrorsOf(new CallError('DBWriteError'))).toBeNull();
  });

  it('has texts made from the codes of the problems', async () => {
    const problems = [{ subject: 'site', field: 'name', code: 'nameTaken' }];
    const error = { type: 'validationError', errors: { name: 'Nom pris' }, problems };
    expect(fieldErrorsOf(await errorOfResponse(422, JSON.stringify({ error })))).toEqual({
      name: 'Site with this name already exists',
    });
    const newer = { ...error, problems: [{ ...problems[0], code: 'unheardOf' }] };
    expect(fieldErrorsOf(await errorOfResponse(422, JSON.stringify({ error: newer })))).toEqual({ name: 'Nom pris' });
  });

  it('knows which words are the server’s, which are English on every page', async () => {
    const unknown = { type: 'badRequest', message: 'The moon is full.', rejection: { code: 'fullMoon' } };
    expect(languageOf((await errorOfResponse(400, JSON.stringify({ error: unknown }))).message)).toBe('en');
    const known = { type: 'badRequest', message: 'Trop tard.', rejection: { code: 'undoOver' } };
    const { message } = await errorOfResponse(400, JSON.stringify({ error: known }));
    expect(message).toBe('This change can no longer be undone.');
    expect(languageOf(message)).toBeUndefined();
    const problems = [{ subject: 'site', field: 'name', code: 'unheardOf' }];
    const newer = { type: 'validationError', errors: { name: 'Too short for a site' }, problems };
    await errorOfResponse(422, JSON.stringify({ error: newer }));
    expect(languageOf('Too short for a site')).toBe('en');
  });

  it('has the texts of bad records by row', async () => {
    const problems = [
      { row: 2, subject: 'flight', field: 'date', code: 'notDate' },
      { row: 2, subject: 'site', field: 'name', code: 'required' },
      { row: 5, subject: 'flight', field: 'date', code: 'required' },
    ];
    const error = { type: 'fileImportError', errors: [{ row: 2, message: '' }], problems };
    expect(rowErrorsOf(await errorOfResponse(422, JSON.stringify({ error })))).toEqual([
      { row: 2, message: 'Date must be in yyyy-mm-dd format; Site name cannot be empty' },
      { row: 5, message: 'Date cannot be empty' },
    ]);
  });

  it('has the texts of a whole file’s problems as its message', async () => {
    const problems = [
      { subject: 'flight', field: 'flights', code: 'tooManyItems', max: 3 },
      { subject: 'site', field: 'sites', code: 'tooManyItems', max: 2 },
    ];
    const error = { type: 'fileImportError', message: 'Trop de vols', problems };
    expect((await errorOfResponse(422, JSON.stringify({ error }))).message).toBe(
      'Your logbook holds at most 3 flights Your logbook holds at most 2 sites',
    );
    const newer = { ...error, problems: [{ ...problems[0], code: 'unheardOf' }] };
    expect((await errorOfResponse(422, JSON.stringify({ error: newer }))).message).toBe('Trop de vols');
  });

  it('has the message of its rejection, and the server’s for a code that the page does not know', async () => {
    const rejection = { code: 'tooManyInMinutes', what: 'changes', minutes: 1 };
    const error = { type: 'badRequest', message: 'Trop', rejection };
    const messageOf = async (changed: object): Promise<string> =>
      (await errorOfResponse(429, JSON.stringify({ error: { ...error, ...changed } }))).message;
    expect(await messageOf({})).toBe('Too many changes, please, try again in 1 minute.');
    expect(await messageOf({ rejection: { ...rejection, minutes: '1' } })).toBe('Trop');
    expect(await messageOf({ rejection: { code: 'unheardOf' } })).toBe('Trop');
    expect(await messageOf({ rejection: 'busy' })).toBe('Trop');
  });

  it('has both the message of its rejection and the texts of its problems', async () => {
    const problems = [{ subject: 'flight', field: 'tags', code: 'tooManyTags', max: 10 }];
    const error = {
      type: 'validationError',
      message: '',
      errors: { tags: '' },
      problems,
      rejection: { code: 'tooManyTags' },
    };
    const rejected = await errorOfResponse(422, JSON.stringify({ error }));
    expect(rejected.message).toBe('Nothing was changed: one of the flights would have too many tags.');
    expect(fieldErrorsOf(rejected)).toEqual({ tags: 'A flight has at most 10 tags' });
  });

  it('offers no retry where it cannot help', () => {
    expect(canRetry(new CallError('recordNotFound'))).toBe(false);
    expect(canRetry(new CallError('validationError'))).toBe(false);
    expect(canRetry(new CallError('ajaxNetworkError'))).toBe(true);
  });
});
