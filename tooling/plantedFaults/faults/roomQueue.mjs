const queue = 'packages/server/src/rooms/settle/roomQueue.ts';
const queueTest = 'packages/server/src/rooms/settle/roomQueue.test.ts';
const lease = 'packages/server/src/platform/jobs/jobLease.ts';
const leaseTest = 'packages/server/src/platform/jobs/jobLease.test.ts';
const triggers = 'packages/server/src/platform/db/migrations/0049-room-queue.sql';

/** @type {readonly import('../plantedFaults.mjs').PlantedFault[]} */
export const roomQueue = [
  {
    wrong: 'A room whose gaps the operator lets stand is not paid for ten minutes: accepting them queues nothing',
    file: triggers,
    from: '(old.changes, old.gaps, old.accepted) is distinct from (new.changes, new.gaps, new.accepted)',
    to: '(old.changes, old.gaps) is distinct from (new.changes, new.gaps)',
    test: queueTest,
    caught: 'gaps that the operator accepts',
  },
  {
    wrong: 'A kick-off that moves queues no room, and its lock comes late',
    file: triggers,
    from: '(old.changes, old.kick_off, old.began_at) is distinct from (new.changes, new.kick_off, new.began_at)',
    to: '(old.changes, old.began_at) is distinct from (new.changes, new.began_at)',
    test: queueTest,
    caught: 'a kick-off',
  },
  {
    wrong: 'A room that nothing queued stays open for ever: the look at all rooms does not ask about locks',
    file: 'packages/server/src/rooms/settle/sweepRooms.ts',
    from: '[due.close, due.commit,',
    to: '[due.commit,',
    test: queueTest,
    caught: 'what nothing queued is found by the look at all rooms, once',
  },
  {
    wrong: 'Rooms whose server dies at their step are forgotten: they leave the queue as they are taken',
    file: queue,
    from: 'update room_due d set turn = d.turn + 1\n    from (select room_id',
    to: 'delete from room_due d using (select room_id',
    test: queueTest,
    caught: 'stays due where a change came meanwhile, or where it was left',
  },
  {
    wrong: 'A room whose step failed is put off with the others, and nobody tries again',
    file: queue,
    from: 'taken.filter(({ id }) => !left.has(id))',
    to: '[...taken]',
    test: queueTest,
    caught: 'stays due where a change came meanwhile, or where it was left',
  },
  {
    wrong: 'A goal during the scoring of its rooms is missed: who took a room puts it off though it was woken since',
    file: queue,
    from: 'where d.room_id = x.id and d.turn = x.turn`',
    to: 'where d.room_id = x.id`',
    test: queueTest,
    caught: 'stays due where a change came meanwhile, or where it was left',
  },
  {
    wrong: 'When the server that leads dies, no room moves any more: its lease never ends',
    file: lease,
    from: 'where l.holder = excluded.holder or l.until <= clock_timestamp()',
    to: 'where l.holder = excluded.holder',
    test: leaseTest,
    caught: 'another has it when that one has been silent for some seconds, and the first learns of it',
  },
  {
    wrong: 'Every server leads: the lease is taken from who has it',
    file: lease,
    from: '\n          where l.holder = excluded.holder or l.until <= clock_timestamp()',
    to: '',
    test: leaseTest,
    caught: 'one of several servers has the work, and keeps it while it says so',
  },
  {
    wrong: 'A server that stops takes the lease from the one that leads',
    file: lease,
    from: ' and holder = ${holder}`',
    to: '`',
    test: leaseTest,
    caught: 'a server that stops lets another have it at once, and takes it from nobody else',
  },
  {
    wrong: 'A pass that takes long loses the lease in the middle, and another server begins the same rooms',
    file: lease,
    from: 'LEASE_MS / 4',
    to: 'LEASE_MS * 4',
    test: leaseTest,
    caught: 'work that takes longer than the lease keeps it',
  },
];
