-- The time limits of a server's connections (docs/decisions/019), for a pool in transaction mode, which does not pass on those of its clients.
alter role wingbook set lock_timeout = '4s';
alter role wingbook set statement_timeout = '6s';
alter role wingbook set idle_in_transaction_session_timeout = '30s';
