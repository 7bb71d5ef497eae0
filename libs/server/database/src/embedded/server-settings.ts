/** Settings of the embedded server, as `-c` options of postgres. */
export function serverSettings(socketFolder: string, durable: boolean): string[] {
  const settings = {
    // No port and no password: only who may enter the socket's folder reaches the database.
    listen_addresses: '',
    unix_socket_directories: socketFolder,
    unix_socket_permissions: '0700',
    max_connections: '200',
    shared_buffers: durable ? '256MB' : '128MB',
    // As much has to be done again after a crash, at 200 MB a second; with 4 GB a start took 5 to 9 s after a million messages.
    max_wal_size: '512MB',
    // Whoever waits for a commit waits for a new segment, two a second of a large send: 17 to 27 ms while 16 MB of zeros are written,
    // up to 15 without them. Those that were needed once are kept for the next large send.
    wal_init_zero: 'off',
    min_wal_size: '512MB',
    // After a checkpoint every page goes into the log whole, once, and commits waited 40 to 120 ms for that burst. Compressed, a message
    // has a fifth less log and takes no more processor time; and what is written at once is on the disk at once.
    wal_compression: 'on',
    wal_sync_method: 'open_datasync',
    // A large send reaches that within seconds, as it should; a warning each time would only frighten.
    checkpoint_warning: '0',
    synchronous_commit: durable ? 'on' : 'off',
    fsync: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    jit: 'off',
    // A test's database lives for seconds: autovacuum would come to it at any moment or never, and with it another plan.
    autovacuum: durable ? 'on' : 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // The log must not hold numbers and texts: no statements, and no "Key (mobile)=(...) exists".
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** One argument for a POSIX shell; pg_ctl hands its options to one. */
export function shellQuote(argument: string): string {
  return `'${argument.replaceAll("'", `'\\''`)}'`;
}
