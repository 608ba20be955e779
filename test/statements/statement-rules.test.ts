import { describe, expect, it } from 'vitest';
import { problemsOf } from './statement-rules.ts';

const problemsIn = (...statements: readonly string[]) => problemsOf(statements).map((problem) => problem.split(':')[0]);

describe('the rules of statements', () => {
  it('accept what names one pilot', () => {
    const rights = [
      'select * from "flights" where "pilot_id" = $1 and "id" in ($2, $3)',
      'select * from "flights" left join "tracks" on "tracks"."pilot_id" = "flights"."pilot_id" where "flights"."pilot_id" = $1',
      'insert into "tracks" ("pilot_id", "flight_id") values ($1, $2), ($3, $4)',
      'update "pilots" set "revision" = "revision" + 1 where "id" = $1',
      'delete from "tracks" where "pilot_id" = ? and "flight_id" in (select "id" from "flights" where "pilot_id" = ? limit ?)',
      'select 1 from "tracks" where "pilot_id" = ? and not exists (select 1 from "scores" where "scores"."pilot_id" = "tracks"."pilot_id")',
      'select "used" from "rate_limits" where "key" = ?',
      'start transaction isolation level repeatable read read only',
    ];
    expect(problemsIn(...rights)).toEqual([]);
  });

  it.each([
    ['names no pilot', 'select * from flights where id = $1'],
    ['names no pilot', 'insert into flights (id, date) values ($1, $2)'],
    ['names no pilot', 'delete from tracks where sha256 = ?'],
    ['names no pilot', 'update pilots set revision = 1'],
    ['names no pilot', 'select * from flights where id in (select flight_id from tracks where pilot_id = $1)'],
    ['names no pilot', 'select * from flights where pilot_id = $1 and id in (select flight_id from tracks)'],
    [
      'names no pilot',
      'delete from tracks where sha256 in (select max(sha256) from (select * from tracks where pilot_id = ?))',
    ],
    ['names no pilot', 'insert into kept (pilot_id, id) select pilot_id, id from flights where id = $1'],
    ['joins without the pilot', 'select * from flights join tracks on flight_id = id where flights.pilot_id = $1'],
    ['needs a session', 'set statement_timeout = 0'],
    ['needs a session', 'select pg_advisory_lock(1)'],
    ['needs a session', "select set_config('a', '1', false)"],
    ['needs a session', 'listen jobs'],
  ])('find what %s: %s', (problem, statement) => {
    expect(problemsIn(statement)).toEqual([problem]);
  });

  it('name each shape once, whatever its parameters', () => {
    expect(
      problemsOf(['select 1 from flights where id in ($1)', 'select 1 from "flights" where id in ($1, $2)']),
    ).toHaveLength(1);
  });
});
