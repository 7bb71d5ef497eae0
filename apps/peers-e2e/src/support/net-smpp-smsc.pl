#!/usr/bin/perl
# An SMSC on Net::SMPP: every PDU is read and written by that module, every text decoded by Perl's own Encode.
#
# It serves one connection after the other and tells what happens in lines of JSON on standard output; the first names
# the port. Each line on standard input is an order: {"do":"throttle","times":3}, {"do":"receipts"} (those that wait),
# {"do":"write","from":..,"to":..,"parts":[..]}, {"do":"unbind"}.
#
# Its ways with ids are those of many an operator: eight hexadecimal digits in the answer, ten decimal ones in the
# receipt, and no optional parameters. With the argument "eager" a receipt leaves before the answer to its submit.
use strict;
use warnings;
use Encode qw(decode encode);
use IO::Select;
use JSON::PP;
use Net::SMPP;
use POSIX qw(strftime);

use constant { THROTTLED => 0x58, UDH => 0x40, RECEIPT => 0x04, UCS2 => 8 };

my $eager     = grep { $_ eq 'eager' } @ARGV;
my $throttle  = 0;
my $next_id   = 0x0a0f1e2d;
my $reference = 0;
my $input     = '';
my @waiting;    # receipts that nobody has asked for yet
my %named;      # sequence number of a deliver_sm => what it was

$| = 1;
my $json = JSON::PP->new->utf8->canonical;
sub say_that { print $json->encode({@_}), "\n" }

my $server = Net::SMPP->new_listen('127.0.0.1', port => 0, smpp_version => 0x34, async => 1)
    or die "cannot listen: $!";
say_that(event => 'listening', port => $server->sockport);

my $watched = IO::Select->new(\*STDIN, $server);
my $line;

while (1) {
    for my $ready ($watched->can_read) {
        if ($ready == \*STDIN) { obey() }
        elsif ($ready == $server) { welcome() }
        else { listen_to($ready) }
    }
}

sub welcome {
    $line = $server->accept or return;
    ${*$line}{async} = 1;
    $watched->add($line);
}

sub hang_up {
    $watched->remove($line);
    close $line;
    undef $line;
    say_that(event => 'closed');
}

sub listen_to {
    my $pdu = do { local $SIG{__WARN__} = sub { }; $_[0]->read_pdu } or return hang_up();
    my $name = Net::SMPP::pdu_tab->{ $pdu->{cmd} }{cmd} || 'unknown';
    if    ($name eq 'bind_transceiver') { bound($pdu) }
    elsif ($name eq 'submit_sm')        { submitted($pdu) }
    elsif ($name eq 'enquire_link')     { $line->enquire_link_resp(seq => $pdu->{seq}) }
    elsif ($name eq 'deliver_sm_resp') {
        say_that(event => 'acknowledged', what => delete $named{ $pdu->{seq} }, status => $pdu->{status});
    }
    elsif ($name eq 'unbind') {
        say_that(event => 'unbind');
        $line->unbind_resp(seq => $pdu->{seq});
    }
    else { say_that(event => 'other', name => $name, status => $pdu->{status}) }
}

sub bound {
    my ($pdu) = @_;
    say_that(event => 'bind', map { $_ => $pdu->{$_} } qw(system_id password system_type interface_version));
    $line->bind_transceiver_resp(system_id => 'net-smpp', seq => $pdu->{seq});
}

sub submitted {
    my ($pdu) = @_;
    if ($throttle > 0) {
        $throttle--;
        say_that(event => 'throttled', destination => $pdu->{destination_addr});
        $line->submit_sm_resp(message_id => '', status => THROTTLED, seq => $pdu->{seq});
        return;
    }
    my $id = $next_id++;
    my ($header, $text) = text_of($pdu);
    say_that(
        event => 'submit', id => "$id", header => unpack('H*', $header), text => $text,
        map { $_ => $pdu->{$_} } qw(source_addr_ton source_addr_npi source_addr dest_addr_ton dest_addr_npi
            destination_addr esm_class data_coding registered_delivery validity_period),
    );
    push @waiting, { id => $id, from => $pdu->{destination_addr}, to => $pdu->{source_addr} };
    send_receipts() if $eager;
    $line->submit_sm_resp(message_id => sprintf('%08X', $id), seq => $pdu->{seq});
}

sub text_of {
    my ($pdu) = @_;
    my $bytes = $pdu->{short_message};
    my $header = $pdu->{esm_class} & UDH ? substr($bytes, 0, 1 + ord $bytes, '') : '';
    return ($header, decode($pdu->{data_coding} == UCS2 ? 'UTF-16BE' : 'gsm0338', $bytes));
}

# The newest first: nobody has promised an order.
sub send_receipts {
    my $now = strftime('%y%m%d%H%M', gmtime(time + 3.5 * 3600));
    while (my $receipt = pop @waiting) {
        my $text = sprintf('id:%010d sub:001 dlvrd:001 submit date:%s done date:%s stat:DELIVRD err:000 text:',
            $receipt->{id}, $now, $now);
        deliver("receipt $receipt->{id}", $receipt, esm_class => RECEIPT, short_message => $text);
    }
}

# A handset's message, in as many parts as the order has.
sub handset_writes {
    my ($order) = @_;
    my @parts = @{ $order->{parts} };
    $reference = ($reference + 1) % 256;
    for my $n (1 .. @parts) {
        my $header = @parts > 1 ? pack('C6', 5, 0, 3, $reference, scalar @parts, $n) : '';
        deliver('message', $order, esm_class => $header ? UDH : 0, data_coding => UCS2,
            short_message => $header . encode('UTF-16BE', $parts[ $n - 1 ]));
    }
}

sub deliver {
    my ($what, $way, @fields) = @_;
    my $seq = $line->deliver_sm(
        source_addr_ton => 1, source_addr_npi => 1, source_addr => $way->{from},
        dest_addr_ton => 0, dest_addr_npi => 1, destination_addr => $way->{to}, @fields,
    );
    $named{$seq} = $what;
}

# The end of the input is the end of this program.
sub obey {
    sysread(STDIN, $input, 65_536, length $input) or exit 0;
    while ($input =~ s/^(.*)\n//) {
        my $order = $json->decode($1);
        if    ($order->{do} eq 'throttle') { $throttle = $order->{times} }
        elsif ($order->{do} eq 'receipts') { send_receipts() }
        elsif ($order->{do} eq 'write')    { handset_writes($order) }
        elsif ($order->{do} eq 'unbind')   { $line->unbind }
    }
}
